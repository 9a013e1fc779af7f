/** The end of a game: who won, in whose words, what is remembered, which story is told, and the picture. */
import { inflateSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { server, type Review, type StepMessage, type TableMessage } from "../src/api/http";
import type { AnyEvent, Deed, GameUi } from "../src/games/game";
import { CODES, language, type Code } from "../src/i18n/language.svelte";
import { tally } from "../src/kit/tally";
import { scattered } from "../src/table/finale/confetti";
import { Ending } from "../src/table/finale/ending.svelte";
import { lasting, memories } from "../src/table/finale/memories";
import { contentOf } from "../src/table/finale/picture/content";
import { balanced, linesOf, shortened } from "../src/table/finale/picture/brush";
import { png } from "../src/table/finale/picture/png";
import { plotOf } from "../src/table/finale/plot";
import type { Session } from "../src/table/session.svelte";

const NAMES = ["Mia", "Lotte", "Jonas", "Basile"];
const uis = import.meta.glob<{ ui: GameUi }>("../src/games/*/ui.ts", { eager: true });
const texts = import.meta.glob<{ text: unknown }>(["../src/games/*/text/*.ts", "!**/type.ts"], {
  eager: true,
});

function deed(amounts: number[], what: string): Deed {
  return { amounts, say: (seat) => `${what} ${amounts[seat]}` };
}

describe("what players are remembered for", () => {
  it("is what they did more of than anybody else, the most memorable first", () => {
    const deeds = [deed([1, 5, 2], "captured"), deed([4, 9, 1], "walked"), deed([0, 1, 3], "lost")];

    expect(memories(deeds, 3)).toEqual(["walked 4", "captured 5", "lost 3"]);
  });

  it("is told once if that can be, and of nobody who did nothing", () => {
    const deeds = [deed([2, 2, 0], "captured"), deed([1, 1, 0], "walked")];

    expect(memories(deeds, 3)).toEqual(["captured 2", "walked 1", ""]);
    expect(memories([], 2)).toEqual(["", ""]);
  });

  it("leaves out what was taken back", () => {
    const step = (is: string) => ({ events: [{ is }] as unknown as StepMessage["events"], undone: 0 });
    const steps = [step("A"), step("B"), { events: [], undone: 2 }, step("C")];

    expect(lasting(steps).map(({ is }) => is)).toEqual(["C"]);
  });

  it("is counted as a sum or as the largest", () => {
    const [sum, most] = [tally(2)(), tally(2)()];
    for (const amount of [2, 5, 1]) {
      sum.add(1, amount);
      most.raise(1, amount);
    }

    expect([sum.total, sum.as(String).amounts, most.as(String).say(1)]).toEqual([8, [0, 8], "5"]);
  });
});

/** A game of each kind, with something memorable. */
const ENDED: Record<
  string,
  { events: AnyEvent[]; view: unknown; told: Record<Code, string[]>; unit: string }
> = {
  dog: {
    events: [
      { is: "Played", seat: 1, card: 5 },
      { is: "Captured", colour: 0, place: 7 },
      { is: "Captured", colour: 2, place: 9 },
      { is: "LaidDown", seat: 0, cards: [] },
      { is: "AllHome", seat: 2 },
      { is: "AllHome", seat: 3 },
    ],
    view: { options: { players: 4, direction: "clockwise" }, pawns: [[-1], [97], [96, 97], []] },
    told: {
      en: ["laid down the hand once", "captured 2 pawns", "first to bring everyone home", ""],
      fr: ["cartes posées une fois", "2 pions capturés", "première équipe de pions au complet", ""],
      de: ["einmal die Karten abgelegt", "2 Figuren geschlagen", "zuerst alle daheim", ""],
    },
    unit: "0 pawns home, 1 pawn home, 2 pawns home, 0 pawns home",
  },
  overload: {
    events: [
      { is: "Arrived", pawn: 0, discs: 8, points: 12 },
      { is: "Arrived", pawn: 1, discs: 8, points: 12 },
      { is: "Overloaded", pawn: 2, seat: 3, reward: 1 },
      { is: "Moved", pawn: 4, left: 3, reached: 9 },
    ],
    view: { players: 4, points: [36, 1, 9, 5] },
    told: {
      en: ["+12 at the finish, twice", "overloaded once", "went 6 spaces", "tipped out a full stack"],
      fr: [
        "+12 à l’arrivée, deux fois",
        "trop de rondelles, une fois",
        "6 cases parcourues",
        "une pile pleine renversée",
      ],
      de: ["zweimal +12 im Ziel", "einmal überladen", "6 Felder gelaufen", "einen vollen Stapel gekippt"],
    },
    unit: "36 points, 1 point, 9 points, 5 points",
  },
  "wuerfel-express": {
    events: [
      { is: "Stole", seat: 0, victim: 1, strip: { length: 6 } },
      { is: "Took", seat: 2, strip: { length: 3 } },
      { is: "SlidBack", seat: 2, spaces: 4 },
      { is: "Spared", seat: 3, lantern: true },
    ],
    view: { players: 4, tracks: [{ end: 30 }, { end: 1 }, { end: 7 }, {}] },
    told: {
      en: ["stole a strip", "robbed once", "slid back 4 spaces", "saved by the lantern once"],
      fr: [
        "une bande chipée",
        "on lui a chipé une bande, une fois",
        "recul de 4 cases",
        "la lanterne au secours, une fois",
      ],
      de: [
        "einen Streifen geklaut",
        "einmal beklaut worden",
        "4 Felder zurückgerutscht",
        "einmal von der Laterne gerettet",
      ],
    },
    unit: "30 spaces, 1 space, 7 spaces, 0 spaces",
  },
  wuerfelblitz: {
    events: [
      {
        is: "Settled",
        right: [
          { seat: 0, ms: 2310 },
          { seat: 1, ms: 4000 },
        ],
        wrong: [{ seat: 2, ms: 900 }],
        heard: [{ is: "Silence", seat: 3 }],
      },
      { is: "Settled", right: [{ seat: 1, ms: 5000 }], wrong: [], heard: [{ is: "Silence", seat: 3 }] },
    ],
    view: { options: { players: 4 }, black: [3, 1, 0, 2] },
    told: {
      en: ["right after 2.31\u00a0s", "right 2 times", "one brave guess", "sat 2 rounds out"],
      fr: [
        "bonne réponse en 2,31\u00a0s",
        "2 bonnes réponses",
        "une réponse audacieuse",
        "2 manches en silence",
      ],
      de: ["richtig nach 2,31\u00a0s", "2-mal richtig", "einmal mutig geraten", "2 Runden geschwiegen"],
    },
    unit: "3 tokens, 1 token, 0 tokens, 2 tokens",
  },
};

describe.each(Object.entries(ENDED))("the end of %s", (game, { events, view, told, unit }) => {
  const ui = uis[`../src/games/${game}/ui.ts`]?.ui as GameUi;
  const wordsOf = (code: Code) => texts[`../src/games/${game}/text/${code}.ts`]?.text;

  it.each(CODES)("is remembered in words (%s)", (code) => {
    expect(memories(ui.deeds?.(events, view, wordsOf(code)) ?? [], 4)).toEqual(told[code]);
  });

  it("has a score for everybody", () => {
    const results = NAMES.map((_, seat) => ui.result?.(view, seat, wordsOf("en")));

    expect(results.map((result) => `${result?.score} ${result?.unit}`).join(", ")).toBe(unit);
  });
});

/** A review of seat 0's chances against one other side, with the swings of some turns. */
function reviewOf(chances: number[], points: number[] = [], doers: (number | null)[] = []): Review {
  const [first = 0, ...rest] = chances;
  const both = (chance: number) => [chance, 1 - chance];
  return {
    before: both(first),
    turns: rest.map((chance, turn) => ({
      revision: turn + 1,
      seat: doers[turn] ?? turn % 2,
      chances: both(chance),
    })),
    accounts: [],
    mistakes: [],
    turning_points: points.map((turn) => {
      const gain = (chances[turn + 1] ?? 0) - (chances[turn] ?? 0);
      return { turn, swing: [gain, -gain] };
    }),
  };
}

describe("the story", () => {
  it("of a winner who was nearly lost is a comeback, with the turn that began it", () => {
    const review = reviewOf([0.5, 0.6, 0.18, 0.7, 1], [0, 2]);

    expect(plotOf(review, [0], [0])).toEqual({ kind: "comeback", chance: 0.18, turn: 2 });
  });

  it("of a winner whom nobody overtook is that", () => {
    expect(plotOf(reviewOf([0.5, 0.6, 0.8, 1]), [0], [0])).toMatchObject({ kind: "led" });
  });

  it("of a game that was open to the end is that", () => {
    expect(plotOf(reviewOf([0.5, 0.4, 0.55, 1]), [0], [0])).toMatchObject({ kind: "close" });
  });

  it("of any other victory is its turning point, by the winner's own doing", () => {
    const review = reviewOf([0.5, 0.4, 0.45, 0.9, 1], [2, 1], [1, 1, 0, 1]);

    expect(plotOf(review, [0], [0])).toEqual({ kind: "turned", chance: 0, turn: 2 });
  });

  it("of a lead that was lost names how high it was, and what the winner did then", () => {
    const review = reviewOf([0.5, 0.71, 0.3, 0], [1, 2], [0, 1, 1]);

    expect(plotOf(review, [0], [1])).toEqual({ kind: "lost", chance: 0.71, turn: 1 });
  });

  it("never blames the reader, and is nothing rather than something wrong", () => {
    expect(plotOf(reviewOf([0.5, 0.4, 0.1, 0], [1], [1, 0, 0]), [0], [1])).toBeNull();
    expect(plotOf(reviewOf([0.5]), [0], [0])).toBeNull();
    expect(plotOf(reviewOf([0.5, 1]), [], [0])).toBeNull();
  });
});

interface Given {
  seats?: number[];
  winners?: number[] | null;
  ui?: Partial<GameUi>;
}

function ended({ seats = [0], winners = [0], ui = {} }: Given): Ending {
  const chairs = NAMES.map((name) => ({ name, face: "", sitter: "person" }));
  const table = { id: "t", game: "g", title: "Game", chairs, practice: false } as unknown as TableMessage;
  const session = {
    seats,
    who: (seat: number) => NAMES[seat] ?? "",
    latest: { view: {} },
    words: {},
    told: { received: { steps: [{ revision: 1, events: [{ is: "A" }], undone: 0, seat: 0 }] } },
  } as unknown as Session;
  const outcome = winners && {
    winners,
    ranks: NAMES.map((_, seat) => (winners.includes(seat) ? 1 : 2)),
    clause: "",
    why: "",
  };
  return new Ending(
    session,
    table,
    { colour: () => "red", tell: () => "", ...ui } as unknown as GameUi,
    outcome,
  );
}

describe("the title", () => {
  const TITLES: [string, Given, Record<Code, string>][] = [
    ["to the winner", {}, { en: "You win, Mia!", fr: "Gagné, Mia\u00a0!", de: "Gewonnen, Mia!" }],
    ["to others", { winners: [3] }, { en: "Basile wins.", fr: "Basile gagne.", de: "Basile gewinnt." }],
    [
      "to a team",
      { winners: [0, 2] },
      { en: "You and Jonas win!", fr: "Gagné, avec Jonas\u00a0!", de: "Du und Jonas gewinnt!" },
    ],
    [
      "to those who lost to a team",
      { winners: [1, 3] },
      { en: "Lotte and Basile win.", fr: "Lotte et Basile gagnent.", de: "Lotte und Basile gewinnen." },
    ],
    ["to spectators", { seats: [] }, { en: "Mia wins.", fr: "Mia gagne.", de: "Mia gewinnt." }],
    [
      "to several at one screen",
      { seats: [0, 1] },
      { en: "Mia wins!", fr: "Mia gagne\u00a0!", de: "Mia gewinnt!" },
    ],
    [
      "of a game that nobody won",
      { winners: [] },
      { en: "Nobody wins this one.", fr: "Personne ne gagne cette fois.", de: "Diesmal gewinnt niemand." },
    ],
  ];

  beforeEach(() => language.use("en"));
  afterEach(() => language.use("en"));

  it.each(TITLES)("%s", async (_, given, titles) => {
    for (const code of CODES) {
      await language.use(code);
      expect(ended(given).title).toBe(titles[code]);
    }
  });

  it("of a game that was broken off names no winner, and ranks nobody", () => {
    const ending = ended({ winners: null });

    expect(ending.title).toBe("The game was ended.");
    expect(ending.standings.map(({ name }) => name)).toEqual(NAMES);
    expect(ending.standings.some(({ isWinner, rank }) => isWinner || rank)).toBe(false);
  });
});

describe("the ranking", () => {
  it("has the winners first, then by score; without scores there are places", () => {
    const scores = [1, 9, 30, 12];
    const result = (_: unknown, seat: number) => ({ score: scores[seat] ?? 0, unit: "points" });

    expect(ended({ winners: [2], ui: { result } }).standings.map(({ seat }) => seat)).toEqual([2, 3, 1, 0]);
    expect(ended({ winners: [2] }).standings.map(({ rank, result }) => [rank, result])).toEqual([
      [1, null],
      [2, null],
      [2, null],
      [2, null],
    ]);
  });
});

describe("what the scene can do without", () => {
  const review = reviewOf([0.5, 0.6, 0.18, 0.7, 1], [2]);
  const step = { revision: 3, seat: 0, by: "person", undone: 0, events: [{ is: "A" }], view: {} };
  const replay = { start: {}, steps: [step] } as unknown as Awaited<ReturnType<typeof server.replay>>;
  const ui = { narrate: () => "It happens." };

  afterEach(() => void vi.restoreAllMocks());

  it("is told once it is there, to the reader and with names for others", async () => {
    vi.spyOn(server, "review").mockResolvedValue(review);
    vi.spyOn(server, "replay").mockResolvedValue(replay);
    const ending = ended({ ui });
    expect(ending.story).toBe("");
    await ending.open();

    expect(ending.story).toBe("You came back from 18%. The turning point? It happens.");
    expect(ending.storyForAll).toBe("Mia came back from 18%. The turning point? It happens.");
  });

  it("is left out where there is no review, or nobody has won", async () => {
    const asked = vi.spyOn(server, "review").mockRejectedValue(new Error("busy"));
    const ending = ended({ ui });
    await ending.open();
    await ended({ winners: null }).open();

    expect(ending.story).toBe("");
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("tells what happened from what this page has seen, or asks for all of it", async () => {
    vi.spyOn(server, "review").mockRejectedValue(new Error("none"));
    const asked = vi.spyOn(server, "update");
    const deeds = (events: AnyEvent[]) => [deed([events.length, 0, 0, 0], "did")];
    const ending = ended({ ui: { deeds } });
    await ending.open();

    expect(ending.standings[0]?.memory).toBe("did 1");
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("the picture", () => {
  const width = (text: string) => 10 * text.length;

  it("says who won by how much, and everything in words for those who cannot see it", () => {
    const result = (_: unknown, seat: number) => ({ score: [36, 31, 24, 17][seat] ?? 0, unit: "points" });
    const content = contentOf(ended({ ui: { result } }));

    expect(content.title).toBe("Mia wins, 36 to 31.");
    expect(content.alt).toBe("Game: Mia wins, 36 to 31. Mia 36, Lotte 31, Jonas 24 and Basile 17.");
    expect(contentOf(ended({ winners: [0, 2] })).title).toBe("Mia and Jonas win.");
    expect(contentOf(ended({})).alt).toContain("Mia 1st, Lotte 2nd");
  });

  it("breaks lines where they end, evenly in titles, and cuts what is too long", () => {
    expect(linesOf(width, "one two three", 80, 2)).toEqual(["one two", "three"]);
    expect(linesOf(width, "one two three four five", 80, 2)).toEqual(["one two", "three…"]);
    expect(balanced(width, "Mo wins, 32 to 11.", 140, 2)).toEqual(["Mo wins,", "32 to 11."]);
    expect(shortened(width, "Professor Okoye", 90)).toBe("Professo…");
    expect(linesOf(width, "", 80, 2)).toEqual([]);
  });

  it("is a file that everybody can read", async () => {
    const data = Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255, 9, 9, 9, 0, 1, 2, 3, 255]);
    const bytes = Buffer.from(
      await (await png({ width: 2, height: 2, data } as unknown as ImageData)).arrayBuffer(),
    );
    const length = bytes.readUInt32BE(33);

    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2, 2]);
    expect([...inflateSync(bytes.subarray(41, 41 + length))]).toEqual([
      0, 252, 0, 0, 0, 252, 0, 0, 8, 8, 8, 0, 0, 0,
    ]);
    expect(bytes.subarray(-8, -4).toString()).toBe("IEND");
  });

  it("has all eight shapes around the winner, and none on the face", () => {
    const pieces = scattered(46);

    expect(new Set(pieces.map(({ colour }) => colour)).size).toBe(8);
    expect(pieces.every(({ x, y }) => ((x - 50) / 20) ** 2 + ((y - 46) / 24) ** 2 > 1)).toBe(true);
    expect(scattered(46)).toEqual(pieces);
  });
});
