/** A turn of Overload in a sentence or two. */
import { peopleOf, sentences, varied, type People } from "../../kit/narrating";
import type { AnyEvent, Who } from "../game";
import { owner } from "./notation";
import type { GameText } from "./text/type";
import type { GameEvent, Handed, Overloaded, View } from "./types";

interface Told {
  turn: GameEvent[];
  people: People;
  say: GameText["say"];
  /** Whose turn it is. */
  seat: number;
}

/** Nobody listens to more sentences; of a long turn the last ones matter. */
const MOST = 2;

type Of<Kind> = Extract<GameEvent, { is: Kind }>;

function all<Kind extends GameEvent["is"]>(turn: GameEvent[], kind: Kind): Of<Kind>[] {
  return turn.filter((event): event is Of<Kind> => event.is === kind);
}

export function narrate(events: AnyEvent[], who: Who, { say }: GameText, view: View): string {
  const turn = events as unknown as GameEvent[];
  const seat = mover(turn);
  if (seat === null) return "";
  const told = { turn, people: peopleOf(who, view.you), say, seat };
  const tipped = overloads(told);
  const lines = [opening(told), ...(tipped.length ? tipped : meetings(told)), arrivals(told)].filter(Boolean);
  return say.spell(won(told) || sentences(...lines.slice(-MOST)));
}

/** By the roll; a lesson may begin in the middle of a turn, where the pawn that moves says it, or the player who tips one. */
function mover(turn: GameEvent[]): number | null {
  const rolled = all(turn, "Rolled")[0];
  const pawn = all(turn, "Loaded")[0]?.pawn ?? all(turn, "Moved")[0]?.pawn;
  if (rolled) return rolled.seat;
  return pawn === undefined ? (all(turn, "Overloaded")[0]?.seat ?? null) : owner(pawn);
}

function won({ turn, people, say }: Told): string {
  const over = all(turn, "Won")[0];
  return over ? say.wins(people(over.seat), over.points) : "";
}

const GREATER: GameEvent["is"][] = ["Handed", "Overloaded", "Arrived"];

/** Load and roll; not where something greater happened. */
function opening({ turn, people, say, seat }: Told): string {
  const [loaded, rolled] = [all(turn, "Loaded")[0], all(turn, "Rolled")[0]];
  if (turn.some(({ is }) => GREATER.includes(is))) return "";
  if (loaded && rolled) return say.loadsAndRolls(people(seat), loaded.discs, rolled.pips);
  if (loaded) return say.loads(people(seat), loaded.discs);
  return rolled ? say.rolls(people(seat), rolled.pips) : "";
}

function overloads(told: Told): string[] {
  return all(told.turn, "Overloaded").map((event) => overload(told, event));
}

function overload({ turn, people, say }: Told, event: Overloaded): string {
  const [by, whom] = [people(event.seat), people(owner(event.pawn))];
  if (event.seat === owner(event.pawn)) return say.overloadsOwn(by);
  const gift = all(turn, "Handed").some(({ taker }) => taker === event.pawn);
  const plain = say.overloads.map((line) => line(by, whom, gift, event.reward > 0));
  return varied(event, plain, say.overloadsJest(by, whom, gift));
}

/** Who was passed, what was given and taken, what a special space did. */
function meetings(told: Told): string[] {
  const { turn, people, say, seat } = told;
  const received = all(turn, "Received").map(({ pawn }) => owner(pawn));
  const passed = received.filter((one) => one !== seat);
  const gained = received.length - passed.length;
  const hands = handed(told);
  return [
    passed.length ? say.passes([...new Set(passed)].map(people), passed.length) : "",
    gained ? say.gets(people(seat), gained) : "",
    all(turn, "Returned").length ? say.returns(people(seat)) : "",
    ...hands,
    all(turn, "Skipped").length && !hands.length ? say.nothing : "",
  ];
}

/** Discs from pawn to pawn, once for each pair of players. */
function handed({ turn, people, say, seat }: Told): string[] {
  const pairs = new Map<string, { event: Handed; discs: number }>();
  for (const event of all(turn, "Handed")) {
    const pair = `${owner(event.giver)}>${owner(event.taker)}`;
    pairs.set(pair, { event, discs: (pairs.get(pair)?.discs ?? 0) + 1 });
  }
  return [...pairs.values()].map(({ event, discs }) => {
    const [from, to] = [owner(event.giver), owner(event.taker)];
    if (from === to) return say.shifts(people(seat));
    return from === seat
      ? say.gives(people(seat), people(to), discs)
      : say.takes(people(seat), people(from), discs);
  });
}

function arrivals({ turn, people, say, seat }: Told): string {
  const home = all(turn, "Arrived")[0];
  if (!home) return "";
  const by = people(seat);
  if (!home.discs) return say.arrivesEmpty(by);
  return varied(
    home,
    say.arrives.map((line) => line(by, home.discs, home.points)),
  );
}
