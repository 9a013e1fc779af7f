/**
 * Events in sentences, from the files that the package has for each game and language.
 *
 * `src/tablee/core/sentences.py` describes the files and does the same in Python; `tests/games/<game>/golden/sentences.json`
 * has events with their sentences, which both must tell alike.
 */
import type { Code } from "../i18n/language.svelte";
import type { AnyEvent, Who } from "./game";

export type Entry = string | Entry[] | { [key: string]: Entry | undefined };

/** The sentences of a game in one language: an entry for each kind of event, and the terms that they use. */
export interface Book<Kind extends string> {
  events: Record<Kind, Entry>;
  terms: Record<string, Entry>;
}

/** Numbers that the table has names for: the viewer's seat, and the game's landmarks. */
export type Names = { you: number | null } & Record<string, number | null>;

/** An event, or another tagged value, in a sentence; "" for what need not be told or is not known here. */
export type Tell = (thing: AnyEvent, who: Who, names: Names) => string;

export function teller<Kind extends string>(code: Code, book: Book<Kind>): Tell {
  return tellerOf(code, book.events, book.terms);
}

/** Tells the values of another section of a book. */
export function tellerOf(code: Code, section: Record<string, Entry>, terms: Record<string, Entry>): Tell {
  const entries: Partial<Record<string, Entry>> = section;
  return (thing, who, names) => {
    const entry = entries[thing.is];
    if (entry === undefined) return "";
    return spelled(code, new Teller(code, terms, names, who).text(entry, thing));
  };
}

type Scope = Record<string, unknown>;
type Groups = Record<"path" | "sign" | "by" | "term", string | undefined>;

const PATH = /(?<path>[a-z_.]+)((?<sign>[/%])(?<by>\d+))?(:(?<term>\w+))?/;
const PLACEHOLDER = new RegExp(`\\{${PATH.source}\\}`, "g");

class Teller {
  private readonly locale: string;

  constructor(
    code: Code,
    private readonly terms: Record<string, Entry>,
    private readonly names: Names,
    private readonly who: Who,
  ) {
    this.locale = code === "en" ? "en-GB" : code;
  }

  text(entry: Entry, scope: Scope): string {
    if (typeof entry === "string")
      return entry.replace(PLACEHOLDER, (...match) => this.filled(scope, match.at(-1) as Groups));
    if (Array.isArray(entry))
      return entry
        .map((member) => this.text(member, scope))
        .filter(Boolean)
        .join(" ");
    return this.text(this.chosen(entry, scope), scope);
  }

  private filled(scope: Scope, placeholder: Groups): string {
    const value = this.found(scope, placeholder);
    const term = placeholder.term ?? placeholder.path?.split(".").at(-1) ?? "";
    if (placeholder.term || term in this.terms || term in BUILT_IN) return this.byTerm(value, term);
    return String(Array.isArray(value) ? value.length : value);
  }

  /** The value that a placeholder stands for. */
  private found(scope: Scope, { path = "", sign, by }: Groups): unknown {
    const start: unknown = path in this.names ? this.names : scope;
    const value = path.split(".").reduce((whole, name) => (whole as Scope)[name], start);
    if (!sign) return value;
    return sign === "/" ? Math.floor(Number(value) / Number(by)) : Number(value) % Number(by);
  }

  private byTerm(value: unknown, term: string, index = 0): string {
    if (Array.isArray(value)) return this.listed(value, term);
    const builtIn = BUILT_IN[term];
    if (builtIn) return builtIn(Number(value), this.who, this.locale);
    const entry = this.terms[term];
    if (entry === undefined) throw new Error(`no term ${term}`);
    return this.text(entry, typeof value === "object" ? (value as Scope) : { value, index });
  }

  private listed(members: unknown[], term: string): string {
    const entry = this.terms[term];
    const signs = typeof entry === "object" && "repeat" in entry ? (entry.repeat as string[]) : null;
    if (signs)
      return members
        .map((count, index) => signs[index]?.repeat(Number(count)))
        .filter(Boolean)
        .join(" ");
    return new Intl.ListFormat(this.locale).format(
      members.map((member, index) => this.byTerm(member, term, index)),
    );
  }

  private chosen(choice: Record<string, Entry | undefined>, scope: Scope): Entry {
    const of = PATH.exec(String(choice.of ?? "value"))?.groups as Groups;
    const value = of.term ? this.filled(scope, of) : this.found(scope, of);
    for (const key of this.keys(value)) if (choice[key] !== undefined) return choice[key];
    throw new Error(`no entry for ${String(value)}`);
  }

  /** Under what an entry for the value may stand, the most special first. */
  private keys(value: unknown): string[] {
    if (Array.isArray(value)) return this.keys(value.length);
    if (typeof value !== "number") return [value === null ? "none" : String(value), "other"];
    const named = Object.keys(this.names).filter((name) => this.names[name] === value);
    return [String(value), ...named, new Intl.PluralRules(this.locale).select(value), "other"];
  }
}

const BUILT_IN: Record<string, (value: number, who: Who, locale: string) => string> = {
  seat: (seat, who) => who(seat),
  seconds: (ms, _, locale) => secondsIn(locale, ms),
};

/** Milliseconds as seconds, to the nearest hundredth. */
export function secondsIn(locale: string, ms: number): string {
  const written = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  return `${written.format(Math.round(ms / 10) / 100)}\u00a0s`;
}

/** In French “de” is cut before Anna and Yves, but not before Yann; no line begins with a colon. */
export function spelled(code: Code, text: string): string {
  if (code !== "fr") return text;
  return text
    .replace(/\b(d)e (?=[aâàeéèêëhiîïoôöuùûü]|y[^aeiou])/gi, "$1’")
    .replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0");
}
