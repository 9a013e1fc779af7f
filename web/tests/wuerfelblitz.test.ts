import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import type { AnyEvent, AnyReason } from "../src/games/game";
import { COLOURS, DICE, links, shownDice } from "../src/games/wuerfelblitz/material";
import { answer, maySay, sayable, silence, typed } from "../src/games/wuerfelblitz/notation";
import { counted, isLastBefore, lastOf, lines, terms } from "../src/games/wuerfelblitz/round";
import { holding, scatter } from "../src/games/wuerfelblitz/scatter";
import { text as german } from "../src/games/wuerfelblitz/text/de";
import { text as english } from "../src/games/wuerfelblitz/text/en";
import { text as french } from "../src/games/wuerfelblitz/text/fr";
import type { Settled, View } from "../src/games/wuerfelblitz/types";
import { ui } from "../src/games/wuerfelblitz/ui";

const who = (seat: number) => ["Ann", "Ben", "Cléo"][seat] ?? "?";
const LEGAL = ["<0-35>", "1 silent"];
const said = (seat: number, number: number, ms: number) => ({ is: "Answer" as const, seat, number, ms });

function view(given: Partial<View> = {}): View {
  const options: View["options"] = {
    is: "Options",
    players: 3,
    whites: 3,
    teaser: "yes",
    handicap: [1, 2, 3],
    window: 150,
    seconds: 30,
    fastest: 400,
  };
  const still = { white: [0, 1, 0], black: [0, 0, 0], roller: 1, idle: 0, done: [], own: [] };
  const roll = { faces: [4, 0, 1, 3, 4, 4], dots: [0, 0, 3] };
  return { is: "View", you: 0, options, phase: "answer", ...still, ...roll, ...given };
}

function settled(given: Partial<Settled> = {}): Settled {
  return {
    is: "Settled",
    heard: [said(0, 8, 12839), said(1, 1, 8335), { is: "Silence", seat: 2 }],
    roll: { is: "Roll", faces: [4, 0, 1, 3, 4, 4], dots: [0, 0, 3] },
    excluded: [true, false, true, true, false, false],
    turned_around: true,
    solution: 8,
    right: [said(0, 8, 12839)],
    wrong: [said(1, 1, 8335)],
    white: [0, 0, 0],
    black: [1, 0, 0],
    roller: 0,
    ...given,
  };
}

const event = (given: object) => given as AnyEvent;

test("the dice are those of the package: each dot has another die's colour", () => {
  expect(DICE.map(({ replaced }) => replaced)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(DICE.map(({ dot }) => COLOURS[dot])).toEqual(["orange", "black", "yellow", "green", "blue", "red"]);
});

test("a face without pips is a dot, and white dice show only dots", () => {
  const dice = shownDice([4, 0, 1, 3, 4, 4], [0, 3]);

  expect(dice[1]).toEqual({ colour: "orange", pips: 0, dot: "black" });
  expect(dice[0]).toEqual({ colour: "red", pips: 4, dot: null });
  expect(dice.slice(6)).toEqual([
    { colour: "white", pips: 0, dot: "red" },
    { colour: "white", pips: 0, dot: "yellow" },
  ]);
});

test("every dot is linked to the die that it excludes", () => {
  const found = links(shownDice([4, 0, 1, 3, 4, 4], [0, 3])).map(({ from, to }) => [from, to]);

  expect(found).toEqual([
    [1, 2],
    [6, 0],
    [7, 3],
  ]);
});

test("what may be said is read from the legal notations", () => {
  expect(sayable(LEGAL)).toEqual({ lowest: 0, highest: 35 });
  expect(silence(LEGAL)).toBe("1 silent");
  expect(sayable([])).toBeNull();
  expect(silence([])).toBeNull();
});

test("digits make a number of at most two digits without leading zeros", () => {
  const range = { lowest: 0, highest: 35 };

  expect(typed("", "0", range)).toBe("0");
  expect(typed("0", "7", range)).toBe("7");
  expect(typed("1", "7", range)).toBe("17");
  expect(typed("17", "3", range)).toBe("17");
  expect([answer(""), answer("0"), answer("17")]).toEqual([null, "0", "17"]);
  expect(["", "0", "35", "36"].map((entered) => maySay(entered, range))).toEqual([false, true, true, false]);
});

test("dice lie apart, on the felt, and at the same places for the same roll", () => {
  for (const [width, height] of [
    [340, 140],
    [344, 300],
    [460, 760],
    [900, 560],
  ] as const) {
    for (let roll = 0; roll < 100; roll++) {
      const { side, places } = scatter(`roll ${roll}`, 9, width, height);
      const distances = places.flatMap((one, index) =>
        places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );

      expect(Math.min(...distances)).toBeGreaterThan(side * 1.2);
      expect(places.every(({ x, y }) => x > side / 2 && y > side / 2 && x < width - side / 2)).toBe(true);
      expect(places.every(({ y }) => y < height - side / 2)).toBe(true);
    }
  }
  expect(scatter("a", 8, 300, 300)).toEqual(scatter("a", 8, 300, 300));
  expect(scatter("a", 8, 300, 300)).not.toEqual(scatter("b", 8, 300, 300));
});

test("dice stay where they are when the felt changes a little, but not when it is turned", () => {
  let now = 0;
  const hold = holding(() => now);

  expect(hold("roll", 340, 300)).toMatchObject({ width: 340, height: 300 });
  expect(hold("roll", 340, 260)).toMatchObject({ height: 260 });
  now = 1000;
  expect(hold("roll", 340, 300)).toMatchObject({ height: 260 });
  expect(hold("roll", 700, 260)).toMatchObject({ width: 700 });
  expect(hold("other", 340, 300)).toMatchObject({ width: 340, height: 300 });
});

test("turned around, precisely the excluded dice count", () => {
  expect(counted(settled())).toEqual([true, false, true, true, false, false]);
  expect(terms(settled()).map(({ pips }) => pips)).toEqual([4, 1, 3]);
  expect(terms(settled({ turned_around: false })).map(({ pips }) => pips)).toEqual([4, 4]);
});

test("answers are listed from the fastest on, with what they brought", () => {
  const found = lines(settled(), [0, 1, 0]).map(({ seat, verdict, moved }) => [seat, verdict, moved]);

  expect(found).toEqual([
    [1, "wrong", "lost"],
    [0, "right", "black"],
    [2, "silent", null],
  ]);
});

test("an answer that does not count any more is too late, right or wrong", () => {
  const heard = [said(0, 8, 5000), said(1, 8, 9000), said(2, 7, 9500)];
  const round = settled({ heard, right: [said(0, 8, 5000)], wrong: [], white: [1, 0, 0] });

  expect(lines(round, null).map(({ verdict }) => verdict)).toEqual(["right", "lateRight", "late"]);
  expect(lines(round, null)[0]?.moved).toBe("white");
});

test("a round is shown only as long as nothing has moved since", () => {
  expect(isLastBefore(settled(), view({ white: [0, 0, 0], black: [1, 0, 0], roller: 0 }))).toBe(true);
  expect(isLastBefore(settled(), view())).toBe(false);
});

test("seven seats have seven colours", () => {
  expect(new Set([0, 1, 2, 3, 4, 5, 6].map(ui.colour)).size).toBe(7);
});

test("the standing counts black tokens, and white ones where they are needed", () => {
  expect(ui.standing(view(), 1, english)).toBe("◆ 0 ◯ 1");
  expect(ui.standing(view({ black: [2, 0, 0] }), 0, english)).toBe("◆ 2");
});

test("the task says in each language what is to be decided", () => {
  const plain = view({ options: { ...view().options, teaser: "no" } });

  expect(ui.task(plain, LEGAL, english)).toBe("Add up the dice that count and say the sum.");
  expect(ui.task(plain, LEGAL, french)).toBe("Additionnez les dés qui comptent et dites la somme.");
  expect(ui.task(view(), LEGAL, german)).toContain("zweimal");
  expect(ui.task(view({ done: [0] }), [], english)).toBe("Waiting for 2 more answers.");
  expect(ui.task(view({ done: [0, 1] }), [], german)).toBe("Es fehlt noch eine Antwort.");
  expect(ui.task(view({ phase: "shake", faces: [], dots: [] }), [], french)).toBe("On secoue les dés…");
  expect(ui.task(view({ phase: "over", faces: [], dots: [] }), [], english)).toBe("The game is over.");
});

test("every kind of event is told once in every language", () => {
  const events = [
    { is: "FirstRoller", seat: 1 },
    { is: "Revealed", roll: settled().roll },
    { is: "Said", said: said(0, 8, 1234) },
    { is: "Said", said: { is: "Silence", seat: 0 } },
    { is: "Done", seat: 2 },
    settled(),
    { is: "Ended", winners: [0] },
    { is: "Ended", winners: [0, 1] },
    { is: "Ended", winners: [] },
  ];
  for (const text of [english, french, german]) {
    const told = events.map((given) => ui.tell(event(given), who, text, view()));

    expect(told.every((sentence) => sentence.length > 5)).toBe(true);
    expect(new Set(told).size).toBe(events.length);
    expect(ui.tell(event({ is: "Done", seat: 0 }), who, text, view())).toBe("");
  }
});

test("a settled round is told with its sum, who was right and who was wrong", () => {
  expect(ui.tell(event(settled({ turned_around: false })), who, english, view())).toBe(
    "The sum is 8. Right: Ann (12.84\u00a0s). Wrong: Ben (1).",
  );
  expect(ui.tell(event(settled({ turned_around: false, right: [], wrong: [] })), who, german, view())).toBe(
    "Die Summe ist 8. Niemand lag richtig.",
  );
  expect(ui.tell(event(settled()), who, french, view())).toContain("seuls les dés exclus comptaient");
});

test("revealed dice are told in words", () => {
  const revealed = event({ is: "Revealed", roll: { is: "Roll", faces: [4, 0, 1, 3, 4, 4], dots: [0, 3] } });

  expect(ui.tell(revealed, who, english, view())).toBe(
    "Three! The dice: red 4, orange with a black dot, black 1, yellow 3, green 4 and blue 4; white dice: red and yellow.",
  );
});

function show(given: { view?: View; legal?: string[]; events?: AnyEvent[]; seat?: number | null }) {
  const [choose, whyNot] = [vi.fn(), vi.fn()];
  const { legal = LEGAL, events = [], seat = 0 } = given;
  const props = { view: given.view ?? view(), legal, events, seat, who, text: english };
  const board = mount(ui.Board, {
    target: document.body,
    props: { ...props, choose, whyNot },
  });
  flushSync();
  shown.push(board);
  return { choose, whyNot };
}
const shown: object[] = [];
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (found) => found.getAttribute("aria-label") === name || found.textContent?.trim() === name,
  );

function press(...keys: string[]): void {
  for (const key of keys) window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  flushSync();
}

afterEach(() => {
  for (const board of shown.splice(0)) void unmount(board);
});

test("a number is said with the keys of the screen", () => {
  const { choose } = show({});
  for (const name of ["1", "7"]) button(name)?.click();
  flushSync();
  button("Answer 17")?.click();

  expect(choose.mock.calls).toEqual([["17"]]);
});

test("a number is said with the keyboard, and only once", () => {
  const { choose } = show({});
  press("2", "9", "Backspace", "1", "Enter", "Enter");

  expect(choose.mock.calls).toEqual([["21"]]);
});

test("a number that cannot be said is asked about", () => {
  const { choose, whyNot } = show({});
  press("4", "0", "Enter");

  expect(choose).not.toHaveBeenCalled();
  expect(whyNot.mock.calls).toEqual([["40"]]);
});

test("one may say nothing", () => {
  const { choose } = show({});
  button("Skip this one")?.click();

  expect(choose.mock.calls).toEqual([["1 silent"]]);
});

test("who has answered sees what was said and who is still looking, and no keys", () => {
  show({ view: view({ done: [0], own: [said(0, 8, 1234)] }), legal: [] });

  expect(document.body.textContent).toContain("You said 8");
  expect(button("1")).toBeUndefined();
});

test("when the next dice come with the result, the result waits in a strip that opens", () => {
  const now = view({ white: [0, 0, 0], black: [1, 0, 0], roller: 0 });
  show({ view: now, events: [event(settled()), event({ is: "Revealed", roll: settled().roll })] });
  const strip = document.querySelector<HTMLButtonElement>("button[aria-expanded]");

  expect(strip?.textContent).toContain("Sum 8");
  expect(document.body.textContent).not.toContain("Brain-teaser");
  strip?.click();
  flushSync();
  expect(document.body.textContent).toContain("Brain-teaser");
  press("1");
  expect(document.body.textContent).not.toContain("Brain-teaser");
});

test("a spectator sees no keys", () => {
  show({ view: view({ you: null }), legal: [], seat: null });

  expect(document.body.textContent).toContain("You are watching.");
  expect(button("1")).toBeUndefined();
});

test("the last round is found among everything that has happened, with the tokens before it", () => {
  const settled = (white: number[]) => ({ is: "Settled", white }) as unknown as AnyEvent;
  const other = { is: "Done", seat: 1 } as AnyEvent;

  expect(lastOf([other])).toBeNull();
  expect(lastOf([settled([1, 0]), other])).toEqual({ round: settled([1, 0]), before: null, mistakes: [] });
  expect(lastOf([settled([1, 0]), other, settled([1, 1]), other])).toEqual({
    round: settled([1, 1]),
    before: [1, 0],
    mistakes: [],
  });
});

test("an answer that is refused has its reason in words", () => {
  const told = (why: AnyReason) => ui.reason?.(why, (seat) => `P${seat}`, english, { you: 0 });

  expect(told({ is: "TooFast" })).toBe("Nobody can see and add that fast: say it again.");
  expect(told({ is: "Answered", number: 9 })).toBe("You have answered 9 already: one answer a round.");
  expect(told({ is: "Unknown" })).toBe("");
});
