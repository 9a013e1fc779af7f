import { describe, expect, it } from "vitest";

import type { AnyEvent, GameUi } from "../src/games/game";
import { emphasis } from "../src/games/overload/emphasis";
import { lay, middle, reach, sectionOf } from "../src/games/overload/geometry";
import { ghosts, touched } from "../src/games/overload/ghosts";
import { choices, parse, pawnName } from "../src/games/overload/notation";
import { formOf } from "../src/games/overload/panel";
import { furnish } from "../src/games/overload/room";
import { standing } from "../src/games/overload/shapes";
import { placed } from "../src/games/overload/signs";
import { pack, passed, stands, TALL, WIDE } from "../src/games/overload/stand";
import { text as de } from "../src/games/overload/text/de";
import { text as en } from "../src/games/overload/text/en";
import { text as fr } from "../src/games/overload/text/fr";
import type { GameText } from "../src/games/overload/text/type";
import type { GameEvent, View } from "../src/games/overload/types";
import { ui as untyped } from "../src/games/overload/ui";
import { view, who } from "./overloadTable";

const ui = untyped as unknown as GameUi<View, GameText>;
const SIZES = [
  [344, 420],
  [360, 577],
  [844, 390],
  [1264, 624],
  [1600, 1000],
] as const;

const told = (event: GameEvent, text: GameText) => ui.tell(event as unknown as AnyEvent, who, text, view());
const events = (...all: GameEvent[]) => all as unknown as AnyEvent[];

describe("notation", () => {
  it("reads every kind of action", () => {
    expect(
      choices(["load 8", "move 1b", "step forward", "step back", "give 2a", "take 3b", "skip 5b"]),
    ).toEqual([
      { verb: "load", value: 8, notation: "load 8" },
      { verb: "move", value: 1, notation: "move 1b" },
      { verb: "step", value: 1, notation: "step forward" },
      { verb: "step", value: -1, notation: "step back" },
      { verb: "give", value: 2, notation: "give 2a" },
      { verb: "take", value: 5, notation: "take 3b" },
      { verb: "skip", value: 9, notation: "skip 5b" },
    ]);
  });
  it("passes over what it cannot read", () => {
    expect(["load 9", "roll 3", "move 6a", "step aside", ""].map(parse)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
  it("names pawns as the server does", () => {
    expect([0, 1, 2, 9].map(pawnName)).toEqual(["1a", "1b", "2a", "5b"]);
  });
});

describe("the U", () => {
  it.each(SIZES)("keeps every space inside %i by %i and the bends in the curve sections", (width, height) => {
    for (const places of [18, 22, 26]) {
      const layout = lay(width, height, places);
      for (let place = 0; place < places; place++) {
        const box = standing(layout, place);
        expect(box.width).toBeGreaterThan(15);
        expect(box.x).toBeGreaterThan(0);
        expect(box.x + box.width).toBeLessThan(width);
        expect(box.y + box.height).toBeLessThan(height);
      }
      const bent = Array.from({ length: places }, (_, place) => place).filter((place) => {
        const { along } = layout.at(middle(layout, place));
        return Math.min(Math.abs(along.x), Math.abs(along.y)) > 0.4;
      });
      const curves = [1, (places - 2) / 4 - 2];
      for (const place of bent) expect(curves).toContain(sectionOf(layout, place));
    }
  });
  it("uses the height of a phone, and stands where everything fits inside it", () => {
    expect(lay(344, 577, 18).lies).toBe(false);
    expect(lay(344, 577, 26).lies).toBe(true);
    expect(lay(868, 868, 18).lies).toBe(false);
    expect(lay(868, 868, 26).lies).toBe(false);
    expect(lay(560, 360, 18).lies).toBe(true);
  });
  it("follows one space after the other", () => {
    const layout = lay(344, 577, 22);
    for (let place = 1; place < 22; place++)
      expect(reach(layout, place)[0]).toBeCloseTo(reach(layout, place - 1)[1]);
  });
  it.each(SIZES)("leaves room for decisions at %i by %i", (width, height) => {
    for (const places of [18, 22, 26]) {
      const layout = lay(width, height, places);
      const { panel } = furnish(layout);
      expect(panel.width).toBeGreaterThanOrEqual(170);
      expect(panel.height).toBeGreaterThanOrEqual(170);
      expect(panel.x + panel.width).toBeLessThanOrEqual(layout.inside.x + layout.inside.width + 0.01);
    }
  });
  it("fills its inside beside a column: nothing between die, cup and dial is broader and higher than 300", () => {
    for (const places of [18, 22, 26]) {
      const layout = lay(868, 868, places);
      const { die, cup, size, panel } = furnish(layout);
      const { kind, dial } = formOf({ ...panel, rem: 16, acts: false });
      expect(kind).toBe("below");
      expect(cup.x - die.x - size).toBeLessThan(300);
      expect((layout.inside.width - dial) / 2).toBeLessThan(300);
      expect(panel.height - dial).toBeLessThan(300);
    }
  });
  it("puts words below the dial, else beside it, else leaves the dial out", () => {
    expect(formOf({ width: 208, height: 380, rem: 16, acts: true })).toEqual({ kind: "below", dial: 204 });
    expect(formOf({ width: 420, height: 220, rem: 16, acts: true })).toEqual({ kind: "beside", dial: 212 });
    expect(formOf({ width: 300, height: 220, rem: 32, acts: true })).toEqual({ kind: "rows", dial: 0 });
  });
});

describe("pawns", () => {
  it("stand side by side and never on each other", () => {
    for (let count = 1; count <= 10; count++) {
      const found = pack({ x: 0, y: 0, width: 60, height: 50 }, count);
      expect(new Set(found.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(count);
      for (const { x, y, scale } of found) {
        expect(x - (WIDE * scale) / 2).toBeGreaterThanOrEqual(-0.01);
        expect(y + (TALL * scale) / 2).toBeLessThanOrEqual(50.01);
      }
    }
  });
  it("keep their number whatever the place", () => {
    expect(stands(lay(344, 577, 18), [3, 0, 3, 5]).every((stand) => stand.scale > 0)).toBe(true);
  });
  it("show where they would go, at most to the finish", () => {
    const moving = view({ phase: { is: "Moving", die: 8 } }, "15+6 3+5 0+0 0+0 0+0 0+0");
    expect(ghosts(moving, choices(["move 1a", "move 1b"])).map(({ pawn, place }) => [pawn, place])).toEqual([
      [0, 17],
      [1, 11],
    ]);
    const stepping = view({ phase: { is: "Stepping", pawn: 1 } }, "15+6 11+5 0+0 0+0 0+0 0+0");
    const steps = ghosts(stepping, choices(["step forward", "step back"]));
    expect(steps.map(({ place }) => place)).toEqual([12, 10]);
  });
  it("mean a gift in a meeting, else a move", () => {
    expect(touched(view(), 2)).toBe("move 2a");
    expect(touched(view({ phase: { is: "Meeting", pawn: 0, waiting: [2] } }), 2)).toBe("give 2a");
  });
  it("go from space to space, forward and back", () => {
    const layout = lay(344, 577, 18);
    const at = (place: number) => {
      const { x, y, width, height } = standing(layout, place);
      return { x: x + width / 2, y: y + height / 2 };
    };
    expect(passed(layout, { left: 3, reached: 6 })).toEqual([at(4), at(5), at(6)]);
    expect(passed(layout, { left: 6, reached: 5 })).toEqual([at(5)]);
  });
});

describe("what happened", () => {
  const before = view({}, "0+0 3+8 7+2 0+0 0+0 0+0");
  const after = view({}, "5+0 0+0 7+2 0+0 0+0 0+0");
  const passing = events(
    { is: "Moved", pawn: 0, left: 0, reached: 5 },
    { is: "Received", pawn: 1 },
    { is: "Overloaded", pawn: 1, seat: 1, reward: 1 },
  );
  it("tips the discs of an overloaded pawn from where it stood", () => {
    const found = emphasis(passing, after, before);
    expect(found.ways).toEqual([{ pawn: 0, left: 0, reached: 5 }]);
    expect(found.signs).toEqual([{ kind: "tipped", pawn: 1, place: 3, amount: 1, seat: 1 }]);
    expect(found.flights[0]).toEqual({ from: "cup", to: { pawn: 1, place: 3 } });
    expect(found.flights.slice(1)).toContainEqual({ from: { pawn: 1, place: 3 }, to: "cup" });
  });
  it("adds up discs, and names points at the finish", () => {
    const found = emphasis(
      events(
        { is: "Handed", giver: 0, taker: 2 },
        { is: "Handed", giver: 0, taker: 2 },
        { is: "Returned", pawn: 3 },
        { is: "Loaded", pawn: 4, discs: 3 },
        { is: "Arrived", pawn: 1, discs: 8, points: 12 },
      ),
      after,
      null,
    );
    expect(found.signs.map(({ kind, pawn, amount }) => `${kind} ${pawn} ${amount}`)).toEqual([
      "less 0 2",
      "more 2 2",
      "less 3 1",
      "home 1 12",
    ]);
    expect(found.flights).toHaveLength(2 + 1 + 3 + 5);
  });
  it("awards nothing for a pawn that its own colour has tipped", () => {
    const layout = lay(344, 577, 18);
    const tipped = [1, 0].map((amount) => ({ kind: "tipped" as const, pawn: 1, place: 3, amount }));
    const [paid, unpaid] = placed(tipped, layout, after, stands(layout, [5, 0, 7, 0, 0, 0]), en);
    expect([paid?.award, unpaid?.award]).toEqual(["+1", null]);
    expect(unpaid?.x).toBe(paid?.x);
  });
  it("never covers one sign with another", () => {
    const layout = lay(344, 577, 18);
    const twice = [1, 3].map((pawn) => ({ kind: "tipped" as const, pawn, place: 3, amount: 1 }));
    const [first, second] = placed(twice, layout, after, stands(layout, [5, 0, 7, 0, 0, 0]), en);
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThanOrEqual(first?.tall ?? 99);
  });
});

describe("words", () => {
  it("name the player whose die rolls, and you", () => {
    const rolling = (turn: number) => view({ turn, phase: { is: "Rolling" } as unknown as View["phase"] });
    expect(ui.task(rolling(1), [], en, false, who)).toBe("Ben rolls the die.");
    expect([en, fr, de].map((text) => ui.task(rolling(0), [], text, false, who))).toEqual([
      "You roll the die.",
      "Vous lancez le dé.",
      "Du würfelst.",
    ]);
  });
  it("say what is to be decided", () => {
    expect(ui.task(view(), ["load 0"], en)).toBe("Load your pawn, then roll.");
    expect(ui.task(view({ phase: { is: "Moving", die: 5 } }), ["move 1a"], de)).toBe(
      "Du hast eine 5: Welche Figur zieht?",
    );
    expect(ui.task(view({ phase: { is: "Stepping", pawn: 0 } }), ["step back"], fr)).toBe(
      "Une case en avant ou en arrière\u00a0?",
    );
    const meeting = view({ phase: { is: "Meeting", pawn: 0, waiting: [2, 4] } });
    expect(ui.task(meeting, ["give 2a"], en)).toBe("Give or take: you meet 2 pawns.");
    expect(ui.task(view({ turn: 1 }), [], fr)).toBe("Jaune décide.");
    expect(ui.task(view({ turn: 2, phase: { is: "Rolling" } }), [], de)).toBe("Blau würfelt.");
    expect(ui.task(view({ turn: 2, phase: { is: "Over" } }), [], en)).toBe("Blue has won.");
    expect(ui.task(view(), [], en)).toBe("");
  });
  it("give points with the target", () => {
    expect(ui.standing(view(), 0, en)).toBe("6 / 40");
    expect([0, 1, 2, 3, 4].map(ui.colour)).toEqual(["red", "yellow", "blue", "green", "purple"]);
  });
  it("tell every event in three languages", () => {
    const all: GameEvent[] = [
      { is: "Loaded", pawn: 0, discs: 0 },
      { is: "Rolled", seat: 1, pips: 5 },
      { is: "Moved", pawn: 0, left: 0, reached: 5 },
      { is: "Moved", pawn: 2, left: 12, reached: 17 },
      { is: "Received", pawn: 3 },
      { is: "Returned", pawn: 3 },
      { is: "Handed", giver: 0, taker: 3 },
      { is: "Overloaded", pawn: 1, seat: 1, reward: 1 },
      { is: "Overloaded", pawn: 1, seat: 0, reward: 0 },
      { is: "Arrived", pawn: 4, discs: 8, points: 12 },
      { is: "Landed", pawn: 4, special: "step" },
      { is: "Skipped", pawn: 0, other: 2 },
      { is: "Won", seat: 2, points: 43 },
    ];
    expect(all.map((event) => told(event, en))).toMatchInlineSnapshot(`
      [
        "Ann loads nothing onto pawn a.",
        "Ben rolls a 5.",
        "Ann’s pawn a moves from the start to space 5.",
        "Ben’s pawn a moves from space 12 to the finish.",
        "Ben’s pawn b gets a disc from the cup.",
        "Ben’s pawn b returns a disc to the cup.",
        "Ann’s pawn a gives a disc to Ben’s pawn b.",
        "Ann’s pawn b is overloaded and goes back to the start; Ben earns a point.",
        "Ann’s pawn b is overloaded and goes back to the start.",
        "Cléo’s pawn a reaches the finish with 8 discs and scores 12 points.",
        "Cléo’s pawn a lands on a step space.",
        "Neither Ann’s pawn a nor Ben’s pawn a has a disc to give.",
        "Cléo wins with 43 points.",
      ]
    `);
    expect(all.map((event) => told(event, fr).replaceAll("\u00a0", " "))).toMatchInlineSnapshot(`
      [
        "Ann ne charge rien sur le pion a.",
        "Ben fait 5.",
        "Le pion a d’Ann va du départ à la case 5.",
        "Le pion a de Ben va de la case 12 à l’arrivée.",
        "Le pion b de Ben reçoit une rondelle de la coupe.",
        "Le pion b de Ben rend une rondelle à la coupe.",
        "Le pion a d’Ann donne une rondelle au pion b de Ben.",
        "Le pion b d’Ann est surchargé et retourne au départ ; Ben marque un point.",
        "Le pion b d’Ann est surchargé et retourne au départ.",
        "Le pion a de Cléo atteint l’arrivée avec 8 rondelles et marque 12 points.",
        "Le pion a de Cléo arrive sur la case « Décalage ».",
        "Ni le pion a d’Ann ni le pion a de Ben n’ont de rondelle à donner.",
        "Cléo gagne avec 43 points.",
      ]
    `);
    expect(all.map((event) => told(event, de))).toMatchInlineSnapshot(`
      [
        "Ann lädt nichts auf Figur a.",
        "Ben würfelt eine 5.",
        "Figur a von Ann zieht vom Start auf Feld 5.",
        "Figur a von Ben zieht von Feld 12 ins Ziel.",
        "Figur b von Ben bekommt eine Scheibe aus dem Becher.",
        "Figur b von Ben gibt eine Scheibe in den Becher zurück.",
        "Figur a von Ann gibt eine Scheibe an Figur b von Ben.",
        "Figur b von Ann ist überladen und muss zurück auf den Start; Ben bekommt einen Punkt.",
        "Figur b von Ann ist überladen und muss zurück auf den Start.",
        "Figur a von Cléo kommt mit 8 Scheiben ins Ziel und bringt 12 Punkte.",
        "Figur a von Cléo landet auf dem Feld „Schritt“.",
        "Weder Figur a von Ann noch Figur a von Ben hat eine Scheibe abzugeben.",
        "Cléo gewinnt mit 43 Punkten.",
      ]
    `);
  });
  it("say nothing of a plain space or of unknown events", () => {
    expect(told({ is: "Landed", pawn: 0, special: "plain" }, en)).toBe("");
    expect(ui.tell({ is: "Other" }, who, en, view())).toBe("");
  });
  it("warn of the load", () => {
    expect([0, 1, 5].map(en.risk)).toEqual([
      "Full: one more and it tips over!",
      "Room for one more. The next tips it over.",
      "Room for 5 more.",
    ]);
  });
});

describe("a reason", () => {
  it("is told with the names of the table, and rings the pawns that it names", () => {
    const why = { is: "NotHere", pawn: 3 };

    expect(ui.reason?.(why, who, en, view())).toBe(`That pawn of ${who(1)}’s is not on this space.`);
    expect(ui.ringed?.(why, view())).toEqual(["pawn 2b"]);
    expect(ui.ringed?.({ is: "MeetFirst", waiting: [2, 5] }, view())).toEqual(["pawn 2a", "pawn 3b"]);
    expect(ui.ringed?.({ is: "NoStep" }, view())).toEqual([]);
  });
});
