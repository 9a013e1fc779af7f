/** The sentences of events, told as the package tells them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { AnyEvent, AnyReason } from "../src/games/game";
import {
  secondsIn,
  teller,
  tellerOf,
  type Book,
  type Entry,
  type Names,
  type Tell,
} from "../src/games/sentences";
import { CODES, type Code } from "../src/i18n/language.svelte";

type Row = Record<Code, string> & { event: AnyEvent; names: Names };
type ReasonRow = Record<Code, string> & { reason: AnyReason; names: Names };
type StakeRow = Record<Code, string> & { stake: AnyEvent; names: Names };
interface GameText {
  tell: Tell;
  reason: Tell;
  stake: Tell;
}

const SEATS: Record<Code, string> = { en: "Seat", fr: "Place", de: "Platz" };
const texts = import.meta.glob<{ text: GameText }>(["../src/games/*/text/*.ts", "!**/type.ts"], {
  eager: true,
});
const games = [...new Set(Object.keys(texts).map((file) => file.split("/")[3] ?? ""))];

const TESTS = join(import.meta.dirname, "../../tests/games");
const books = import.meta.glob<Book<string>>("../../src/tablee/games/*/sentences/*.json", { eager: true });
const folderOf = (game: string) => game.replaceAll("-", "_");
const fileIn = (folder: string) => join(TESTS, folder, "golden/sentences.json");

/** Events with their sentences, as the package tells them; its tests hold them up to date. */
function golden(game: string): Row[] {
  return JSON.parse(readFileSync(fileIn(folderOf(game)), "utf8")) as Row[];
}

function goldenStakes(game: string): StakeRow[] {
  const file = join(TESTS, folderOf(game), "golden/stakes.json");
  return JSON.parse(readFileSync(file, "utf8")) as StakeRow[];
}

/** The classes of events that the package tells. */
function kinds(game: string, code: Code): string[] {
  return Object.keys(books[`../../src/tablee/games/${folderOf(game)}/sentences/${code}.json`]?.events ?? {});
}

/** The same for reasons. */
function goldenReasons(game: string): ReasonRow[] {
  return JSON.parse(readFileSync(join(TESTS, folderOf(game), "golden/reasons.json"), "utf8")) as ReasonRow[];
}

function textIn(game: string, code: Code): GameText {
  const found = texts[`../src/games/${game}/text/${code}.ts`];
  if (!found) throw new Error(`no words for ${game} in ${code}`);
  return found.text;
}

function tellIn(game: string, code: Code): Tell {
  return textIn(game, code).tell;
}

it("are compared for every game", () => {
  const folders = readdirSync(TESTS).filter((folder) => existsSync(fileIn(folder)));

  expect(folders.sort()).toEqual(games.map(folderOf).sort());
});

describe.each(games)("the sentences of %s", (game) => {
  it.each(CODES)("are those of the package in %s", (code) => {
    const tell = tellIn(game, code);
    const who = (seat: number) => `${SEATS[code]} ${seat + 1}`;
    const rows = golden(game);

    expect([...new Set(rows.map(({ event }) => event.is))].sort()).toEqual(kinds(game, code).sort());
    expect(rows.map(({ event, names }) => tell(event, who, names))).toEqual(rows.map((row) => row[code]));
  });

  it.each(CODES)("tell what is at stake as the package does in %s", (code) => {
    const { stake } = textIn(game, code);
    const who = (seat: number) => `${SEATS[code]} ${seat + 1}`;
    const rows = goldenStakes(game);

    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => stake(row.stake, who, row.names))).toEqual(rows.map((row) => row[code]));
  });

  it.each(CODES)("leave out what this page does not know in %s", (code) => {
    expect(tellIn(game, code)({ is: "Other" }, String, { you: null })).toBe("");
  });

  it.each(CODES)("say why a choice is illegal as the package does in %s", (code) => {
    const { reason } = textIn(game, code);
    const who = (seat: number) => `${SEATS[code]} ${seat + 1}`;
    const rows = goldenReasons(game);

    expect(rows.map((row) => reason(row.reason, who, row.names))).toEqual(rows.map((row) => row[code]));
  });
});

describe("a sentence", () => {
  const told = (entry: Entry, code: Code = "en", who = "Anna") =>
    teller(code, { events: { Fell: entry }, terms: {} })({ is: "Fell", seat: 1, ms: 1005 }, () => who, {
      you: 1,
    });

  it("of another section has that section's words, and the terms of the book", () => {
    const tell = tellerOf("en", { Fell: "Mind {seat:place}!" }, { place: "place {value}" });

    expect(tell({ is: "Fell", seat: 1 }, String, { you: null })).toBe("Mind place 1!");
    expect(tell({ is: "Other" }, String, { you: null })).toBe("");
  });

  it("names players as the table does", () => {
    expect(told("{seat} fell.")).toBe("Anna fell.");
    expect(told({ of: "seat", you: "You fell.", other: "{seat} fell." })).toBe("You fell.");
  });

  it.each(["Anna", "Émile", "Hélène", "Yves"])("elides before %s in French", (name) => {
    expect(told("le pion de {seat}", "fr", name)).toBe(`le pion d’${name}`);
    expect(told("a pawn de {seat}", "en", name)).toBe(`a pawn de ${name}`);
  });

  it.each(["Zoé", "Yann"])("does not elide before %s", (name) => {
    expect(told("le pion de {seat}", "fr", name)).toBe(`le pion de ${name}`);
  });

  it("keeps signs with their words in French", () => {
    expect(told("Trois ! « {seat} » : rien ; fin ?", "fr")).toBe(
      "Trois\u00a0! «\u00a0Anna\u00a0»\u00a0: rien\u00a0; fin\u00a0?",
    );
  });

  it("is not told with what is misspelt", () => {
    expect(() => told("{seat:saet}")).toThrow("no term saet");
    expect(() => told({ of: "seat", "7": "seven" })).toThrow("no entry for 1");
  });

  it("rounds times to the nearest hundredth", () => {
    expect([0, 125, 1004, 1005, 9995].map((ms) => secondsIn("en-GB", ms))).toEqual(
      ["0.00", "0.13", "1.00", "1.01", "10.00"].map((text) => `${text}\u00a0s`),
    );
    expect(told("{ms:seconds}", "de")).toBe("1,01\u00a0s");
  });
});
