/** What the app says sounds like a native speaker: no banned phrase, right articles and plurals, right typography. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

type Words = Record<string, unknown>;

const LANGUAGES = ["en", "fr", "de"] as const;
type Code = (typeof LANGUAGES)[number];
const files = import.meta.glob<Record<string, Words>>(
  ["../src/**/text/{en,fr,de}.ts", "../src/**/text/**/{en,fr,de}.ts"],
  { eager: true },
);
/** The same list holds for the sentences, the rules and the commands. */
const listed = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../tests/words/phrases.json"), "utf8"),
) as Record<Code, string[]>;
const LETTER = "[\\p{L}\\d]";
const banned = Object.fromEntries(
  LANGUAGES.map((code) => [
    code,
    new RegExp(`(?<!${LETTER})(?:${listed[code].join("|")})(?!${LETTER})`, "giu"),
  ]),
) as Record<Code, RegExp>;

/** What a number counts in the texts of the app. */
const NOUN = "card|disc|point|pawn|seat|chair|round|token|player|minute|second|strip|space|game|answer";
const NOM =
  "carte|rondelle|point|pion|place|chaise|manche|jeton|minute|seconde|bande|case|partie|réponse|jouée|rentré|tirage";
const NOMEN = "Karten|Scheiben|Figuren|Plätze|Stühle|Runden|Chips|Züge";
const FAULTS: Record<Code, RegExp[]> = {
  en: [
    new RegExp(`(?<![\\d./,])\\b1 (?:(?:${NOUN})s|dice)\\b`, "g"),
    new RegExp(`\\b(?:[02-9]|1\\d) (?:${NOUN}|die)\\b(?![-’])`, "g"),
    /(?<!pawn )\ba (?=(?!one\b|once\b|eu)[aeio]|u(?!ni|se|su)|8|1[18]\b(?!\/))\S+/gi,
    /\ban (?![aeio8]|u(?!ni|se)|1[18]\b|hour|honest|[FHLMNRSX]\b|SHA)\w+/gi,
    / …/g,
  ],
  // French keeps a space before these signs, and none that breaks.
  fr: [
    / [!?;:»]/g,
    /[\p{L}\d)][!?]/gu,
    /« /g,
    / …/g,
    new RegExp(`(?<![\\d./,])\\b1 (?:${NOM})s(?!\\p{L})`, "gu"),
  ],
  de: [/ [!?;:]/g, /[^\s]…/g, new RegExp(`(?<![\\d./,])\\b1 (?:${NOMEN})\\b`, "g")],
};
/** In every language. */
const STRAIGHT = /\w'\w|"/g;

const PERSON = { name: "Mia", you: false, seat: 1 };
const YOU = { name: "Ben", you: true, seat: 0 };
/** What a text may be given: numbers, names, people, lists of them. */
const GIVEN: unknown[] = [1, 2, 8, "Mia", "orange", PERSON, YOU, [PERSON], [1, 2], ["red 3"]];
const MOST = 600;

function* given(length: number): Generator<unknown[]> {
  const all = GIVEN.length ** length;
  for (let step = 0; step < Math.min(all, MOST); step++) {
    const number = Math.floor((step * all) / Math.min(all, MOST));
    yield Array.from(
      { length },
      (_, place) => GIVEN[Math.floor(number / GIVEN.length ** place) % GIVEN.length],
    );
  }
}

/** What a function says, for all that it understands. */
function spoken(say: (...words: unknown[]) => unknown): string[] {
  return [...given(say.length)].flatMap((words) => {
    try {
      const said = say(...words);
      return typeof said === "string" && !/undefined|NaN|\[object/.test(said) ? [said] : [];
    } catch {
      return [];
    }
  });
}

/** Tellers have tests of their own, with the sentences of the package; narration has a file of its own. */
const OTHERS = ["tell", "reason", "mistake", "stake", "say"];

/** Texts by the path of their keys. */
function said(words: unknown, path: string): [string, string][] {
  if (typeof words === "string") return [[path, words]];
  if (typeof words === "function")
    return spoken(words as (...words: unknown[]) => unknown).map((text) => [path, text]);
  if (!words || typeof words !== "object") return [];
  return Object.entries(words).flatMap(([key, inner]) =>
    OTHERS.includes(key) ? [] : said(inner, `${path}.${key}`),
  );
}

/** Narration is spelled when it is said. */
function spelling(exported: Record<string, Words>): (text: string) => string {
  const spell = exported.say?.spell;
  return typeof spell === "function" ? (text) => String(spell(text)) : (text) => text;
}

function textsIn(code: Code): [string, string][] {
  return Object.entries(files)
    .filter(([file]) => file.endsWith(`/${code}.ts`))
    .flatMap(([file, exported]) => {
      const name = file.replace("../src/", "").replace(/\/?text|\/\w+\.ts/g, "");
      const texts = Object.values(exported).flatMap((words) => said(words, name));
      return texts.map(([path, text]): [string, string] => [path, spelling(exported)(text)]);
    });
}

/** A card or a roll is no colour. */
const NO_COLOURS = /\.(aCard|rolls|loadsAndRolls)$/;

const found = (code: Code, patterns: RegExp[]) => [
  ...new Set(
    textsIn(code).flatMap(([place, text]) =>
      NO_COLOURS.test(place) && text.includes("orange")
        ? []
        : patterns.flatMap((pattern) =>
            [...text.matchAll(pattern)].map(([fault]) => `${place}: “${fault}” in “${text}”`),
          ),
    ),
  ),
];

describe.each(LANGUAGES)("the words in %s", (code) => {
  it("are many", () => expect(textsIn(code).length).toBeGreaterThan(1000));
  it("have no phrase that sounds translated", () => expect(found(code, [banned[code]])).toEqual([]));
  it("have the right articles, plurals and spaces", () => expect(found(code, FAULTS[code])).toEqual([]));
  it("have apostrophes and quotation marks of print", () => expect(found(code, [STRAIGHT])).toEqual([]));
});

it("finds what it looks for", () => {
  expect("Whoever comes".match(banned.en)).not.toBeNull();
  expect("an einem Tag".match(banned.de)).toBeNull();
  expect(FAULTS.en.filter((pattern) => "1 cards, a orange dot, an red one".match(pattern))).toHaveLength(3);
  expect(FAULTS.fr.filter((pattern) => "1 jouées, 1 fois".match(pattern))).toHaveLength(1);
});
