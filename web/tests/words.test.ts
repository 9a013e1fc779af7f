/** The words of the app: every key in every language, none of them unused. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { COLOURS, SHAPES, SIGNS } from "../src/kit/colours";

type Words = Record<string, unknown>;
interface Language {
  text: Words;
}

const LANGUAGES = ["en", "fr", "de"] as const;
const OTHERS = ["fr", "de"] as const;
const shell = import.meta.glob<Language>("../src/i18n/text/*.ts", { eager: true });
const games = import.meta.glob<Language>(["../src/games/*/text/*.ts", "!**/type.ts"], { eager: true });
const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts", "!**/text/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = [...new Set(Object.keys(games).map((file) => file.split("/")[3] ?? ""))];
/** Long words that are the same in another language, and rightly so. */
const SAME = new Set<string>([]);
/** Words that are looked up by what the server says, and the files of the server that say it. */
const SAID_BY_SERVER: Record<string, string[]> = {
  "table.reactions": ["server/common/text.py"],
  "setUp.levels": ["bots/roster.py", "core/bot.py", ...inEveryGame("bot.py")],
  "setUp.tempers": ["bots/regulars.py"],
  "me.faces": ["server/common/people.py"],
  "hint.wrong": ["server/common/errors.py"],
  "table.notice": ["server/messages/outgoing.py"],
};

/** The files of this name that games have. */
function inEveryGame(name: string): string[] {
  return readdirSync(join(import.meta.dirname, "../../src/tablee/games"))
    .map((game) => `games/${game}/${name}`)
    .filter((file) => existsSync(join(import.meta.dirname, "../../src/tablee", file)));
}

/** A file of the server, from which the app gets words to look up. */
function python(file: string): string {
  return readFileSync(join(import.meta.dirname, "../../src/tablee", file), "utf8");
}

function shellIn(language: string): Words {
  return shell[`../src/i18n/text/${language}.ts`]?.text ?? {};
}

function gameIn(game: string, language: string): Words {
  return games[`../src/games/${game}/text/${language}.ts`]?.text ?? {};
}

/** The words in one line each: the path of the key, and what is there. */
function leaves(words: Words, path: string[] = []): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "object" && value !== null
      ? [[[...path, key].join("."), "{}"] as [string, unknown], ...leaves(value as Words, [...path, key])]
      : [[[...path, key].join("."), value] as [string, unknown]],
  );
}

function kinds(words: Words): string[] {
  return leaves(words)
    .map(
      ([path, value]) => `${path}: ${typeof value === "function" ? `${value.length} words` : typeof value}`,
    )
    .sort();
}

function empty(words: Words): string[] {
  return leaves(words).flatMap(([path, value]) => (typeof value === "string" && !value.trim() ? [path] : []));
}

function leftInEnglish(words: Words, english: Words): string[] {
  const known = new Map(leaves(english));
  return leaves(words).flatMap(([path, value]) => {
    const same = typeof value === "string" && value.length > 12 && value === known.get(path);
    return same && !SAME.has(value) ? [`${path}: ${value}`] : [];
  });
}

const quoted = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const among = (texts: string[], pattern: RegExp) => texts.some((text) => pattern.test(text));

type Search = (path: string, texts: string[]) => boolean;
const END = "(?![\\w-])";

/** In the shell: as `text.section.key`, or as `.key` beside `text.section` by itself, or as `"key"` to look it up. */
const isReadInShell: Search = (path, texts) => {
  if (among(texts, new RegExp(`\\btext\\.${quoted(path)}${END}`))) return true;
  const cut = path.lastIndexOf(".");
  const key = quoted(path.slice(cut + 1));
  const beside = texts.filter((text) =>
    new RegExp(`\\btext\\.${quoted(path.slice(0, cut))}(?![\\w.])`).test(text),
  );
  return (
    among(beside, new RegExp(`\\.${key}${END}`)) ||
    (beside.length > 0 && among(texts, new RegExp(`"${key}"`)))
  );
};

/** In a game, where parts of the words are handed on: every part of the path as `.key`, `"key"` or `{ key }`. */
const isReadInGame: Search = (path, texts) =>
  path
    .split(".")
    .map(quoted)
    .every((key) => among(texts, new RegExp(`\\.${key}${END}|"${key}"|\\{ ${key} \\}`)));

/** A heading and its explanation come as a pair: `x` and `x-why`. */
const withoutWhy = (path: string) => path.replace(/-why$/, "");

function unused(words: Words, isRead: Search, texts: string[], elsewhere: string[]): string[] {
  return leaves(words)
    .map(([path]) => path)
    .filter((path) => !elsewhere.some((dictionary) => path.startsWith(`${dictionary}.`)))
    .filter((path) => !isRead(withoutWhy(path), texts));
}

/** The files where a game's words can be read: its own folder and the shell. */
function readersOf(game: string): string[] {
  const mine = (file: string) =>
    !file.startsWith("../src/games/") || file.startsWith(`../src/games/${game}/`);
  return Object.entries(sources).flatMap(([file, text]) => (mine(file) ? [text] : []));
}

function readersOfShell(): string[] {
  const ofGame = /^\.\.\/src\/games\/[^/]+\//;
  return Object.entries(sources).flatMap(([file, text]) => (ofGame.test(file) ? [] : [text]));
}

function optionsOf(game: string): string {
  return python(`games/${game.replaceAll("-", "_")}/options.py`);
}

/** `NAME: Final = Choice("name", …` */
function optionNames(file: string): string[] {
  return [...file.matchAll(/= (?:Number|Numbers|Choice|Several)\(\s*"([^"]+)"/g)].map(
    (found) => found[1] ?? "",
  );
}

describe("the words of the shell", () => {
  it.each(OTHERS)("are all there in %s, and no others", (language) => {
    expect(kinds(shellIn(language))).toEqual(kinds(shellIn("en")));
  });

  it.each(LANGUAGES)("are never empty in %s", (language) => {
    expect(leaves(shellIn(language)).length).toBeGreaterThan(100);
    expect(empty(shellIn(language))).toEqual([]);
  });

  it.each(OTHERS)("are not left in English in %s", (language) => {
    expect(leftInEnglish(shellIn(language), shellIn("en"))).toEqual([]);
  });

  it("are all used", () => {
    expect(unused(shellIn("en"), isReadInShell, readersOfShell(), Object.keys(SAID_BY_SERVER))).toEqual([]);
  });

  it.each(Object.entries(SAID_BY_SERVER))("cover what the server says: %s", (path, files) => {
    const words = path.split(".").reduce((above, key) => above[key] as Words, shellIn("en"));

    const said = files.map(python).join();
    for (const key of Object.keys(words)) expect(said).toContain(`"${key}"`);
  });

  it("keep signs with their words in French", () => {
    const loose = leaves(shellIn("fr")).flatMap(([path, value]) => {
      const said = typeof value === "function" ? String(value("1", "2", "3")) : String(value);
      return / [?!:;»]|« /.test(said) ? [`${path}: ${said}`] : [];
    });

    expect(loose).toEqual([]);
  });
});

describe.each(GAMES)("the words of %s", (game) => {
  it.each(OTHERS)("are all there in %s, and no others", (language) => {
    expect(kinds(gameIn(game, language))).toEqual(kinds(gameIn(game, "en")));
  });

  it.each(LANGUAGES)("are never empty in %s", (language) => {
    expect(leaves(gameIn(game, language)).length).toBeGreaterThan(20);
    expect(empty(gameIn(game, language))).toEqual([]);
  });

  it.each(OTHERS)("are not left in English in %s", (language) => {
    expect(leftInEnglish(gameIn(game, language), gameIn(game, "en"))).toEqual([]);
  });

  it("are all used", () => {
    expect(unused(gameIn(game, "en"), isReadInGame, readersOf(game), ["options", "words"])).toEqual([]);
  });

  it("have a label for each option, and for no other", () => {
    const labels = Object.keys(gameIn(game, "en").options as Words);
    const names = optionNames(optionsOf(game)).filter((name) => name !== "players");

    expect(labels.sort()).toEqual(names.sort());
  });

  it("name only choices that the options have", () => {
    for (const word of Object.keys(gameIn(game, "en").words as Words))
      expect(optionsOf(game)).toContain(`"${word}"`);
  });
});

describe("the search for unused words", () => {
  it("finds a key that nobody reads", () => {
    expect(isReadInShell("table.nobodyReadsThis", readersOfShell())).toBe(false);
    expect(isReadInShell("table.log", readersOfShell())).toBe(true);
    expect(isReadInGame("colours.nobodyReadsThis", readersOf("dog"))).toBe(false);
    expect(isReadInGame("colours.red", readersOf("dog"))).toBe(true);
  });
});

describe("colours", () => {
  it.each(COLOURS)("%s has a shape and a sign", (colour) => {
    expect(SHAPES[colour]).toMatch(/^M.+Z$/);
    expect(SIGNS[colour]).toMatch(/^\p{S}$/u);
  });

  it("are told apart by shape and by sign", () => {
    expect(new Set(Object.values(SHAPES)).size).toBe(COLOURS.length);
    expect(new Set(Object.values(SIGNS)).size).toBe(COLOURS.length);
  });
});
