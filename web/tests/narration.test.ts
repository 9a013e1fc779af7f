/** Turns in sentences, for each game, in three languages, with the viewer in every part of them. */
import { describe, expect, it } from "vitest";

import type { AnyEvent, GameUi, Who } from "../src/games/game";
import { CODES, type Code } from "../src/i18n/language.svelte";
import { varied } from "../src/kit/narrating";

/** What may be said to a viewer in each language, and what stands on the board: a word and a line. */
type Said = Record<Code, string[]> & { you: number | null; moment?: Record<Code, [string, string]> };
interface Row {
  what: string;
  turn: AnyEvent[];
  view?: object;
  told: Said[];
}
interface Table {
  view: object;
  turns: Row[];
}

const tables = import.meta.glob<{ default: Table }>("./narrations/*.json", { eager: true });
const uis = import.meta.glob<{ ui: GameUi }>("../src/games/*/ui.ts", { eager: true });
const texts = import.meta.glob<{ text: unknown }>("../src/games/*/text/*.ts", { eager: true });
const games = Object.keys(uis).map((file) => file.split("/")[3] ?? "");
const NAMES = ["Anna", "Ben", "Lotte", "Mo"];
const who: Who = (seat) => NAMES[seat] ?? "";
/** So often that every way to say it comes up. */
const TIMES = 40;

const uiOf = (game: string) => (uis[`../src/games/${game}/ui.ts`] as { ui: GameUi }).ui;
const wordsOf = (game: string, code: Code) => texts[`../src/games/${game}/text/${code}.ts`]?.text;
const tableOf = (game: string) => tables[`./narrations/${game}.json`]?.default ?? { view: {}, turns: [] };

/** All that is said of a turn like this one. */
function variants(game: string, code: Code, turn: AnyEvent[], view: object): string[] {
  const said = Array.from({ length: TIMES }, (_, time) => {
    const again = turn.map((event) => ({ ...event, time }));
    return uiOf(game).narrate?.(again, who, wordsOf(game, code), view) ?? "";
  });
  return [...new Set(said)].sort();
}

describe.each(games)("what is said of a turn of %s", (game) => {
  const { view: usual, turns } = tableOf(game);
  const rows = turns.flatMap(({ what, turn, view, told }) =>
    told.map(
      (said) =>
        [`${what}, to ${said.you === null ? "a spectator" : who(said.you)}`, turn, view, said] as const,
    ),
  );

  it.each(rows)("%s", (_, turn, view, said) => {
    for (const code of CODES) {
      const seen = { ...usual, ...view, you: said.you };
      const moment = uiOf(game).moment?.(turn, who, wordsOf(game, code), seen) ?? null;

      expect(variants(game, code, turn, seen)).toEqual([...said[code]].sort());
      expect(moment && [moment.word, moment.line ?? ""]).toEqual(said.moment?.[code] ?? null);
    }
  });

  it("is tried in every language with the viewer in it", () => {
    expect(rows.some(([, , , said]) => said.you !== null)).toBe(true);
  });

  it("is nothing where it is not known here", () => {
    for (const code of CODES) expect(variants(game, code, [{ is: "Other" }], { you: null })).toEqual([""]);
  });

  it("has two ways to say every blow at least, and a word on the board", () => {
    const ui = uiOf(game);
    const blows = turns.filter(({ turn, view }) =>
      turn.some((event) => ui.weight?.(event, { ...usual, ...view }) === "blow"),
    );
    const single = blows.filter(({ told }) =>
      told.some((said) => CODES.some((code) => said[code].length < 2)),
    );

    expect(single.map(({ what }) => what)).toEqual(ONE_WAY[game] ?? []);
    expect(blows.filter(({ told }) => told.some(({ moment }) => !moment)).map(({ what }) => what)).toEqual(
      WORDLESS[game] ?? [],
    );
  });
});

/** Rare enough to be said in one way. */
const ONE_WAY: Record<string, string[]> = {
  dog: ["a 7 captures only its own", "all pawns home", "swaps the partner’s pawn"],
  overload: ["overload own", "arrive empty", "a victory"],
};
/** Nothing to shout about. */
const WORDLESS: Record<string, string[]> = { overload: ["arrive empty"] };

describe("words that vary", () => {
  const events: AnyEvent[] = Array.from({ length: 400 }, (_, number) => ({ is: "Captured", place: number }));
  const said = events.map((event) => varied(event, ["one", "other"], "jest"));

  it("are the same for the same event, and not for all", () => {
    expect(said).toEqual(events.map((event) => varied(event, ["one", "other"], "jest")));
    expect(new Set(said)).toEqual(new Set(["one", "other", "jest"]));
  });

  it("jest about one time in four", () => {
    const jests = said.filter((words) => words === "jest").length / said.length;

    expect(jests).toBeGreaterThan(0.15);
    expect(jests).toBeLessThan(0.35);
  });
});
