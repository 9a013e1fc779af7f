/** A turn of Würfel Express in a sentence or two. */
import { peopleOf, sentences, varied, type People } from "../../kit/narrating";
import type { AnyEvent, Who } from "../game";
import { colourOf } from "./material";
import { drawn } from "./tell";
import type { GameText } from "./text/type";
import type { GameEvent, Stole, Strip, Took, View } from "./types";

interface Told {
  turn: GameEvent[];
  people: People;
  say: GameText["say"];
}

type Of<Kind> = Extract<GameEvent, { is: Kind }>;

function all<Kind extends GameEvent["is"]>(turn: GameEvent[], kind: Kind): Of<Kind>[] {
  return turn.filter((event): event is Of<Kind> => event.is === kind);
}

export function narrate(events: AnyEvent[], who: Who, { say }: GameText, view: View): string {
  const told = { turn: events as unknown as GameEvent[], people: peopleOf(who, view.you), say };
  return say.spell(ended(told) || gains(told) || losses(told) || rolling(told));
}

export function stripWord(strip: Strip, say: GameText["say"]): string {
  return say.strip(colourOf(strip.colour), strip.length);
}

function ended(told: Told): string {
  const over = all(told.turn, "Ended")[0];
  if (!over) return "";
  if (over.reached) return told.say.wins(told.people(over.seat));
  return sentences(gains(told) || losses(told), told.say.ended);
}

/** Strips taken from the supply and from others. */
function gains({ turn, people, say }: Told): string {
  const stolen = all(turn, "Stole");
  const taken = all(turn, "Took");
  const last = taken.at(-1);
  if (!last) return "";
  const supplied = taken.filter(({ strip }) => !stolen.some((theft) => isSame(theft.strip, strip)));
  const by = people(last.seat);
  const thefts = stolen.map((theft) => theftIn(theft, people, say, !supplied.length));
  return sentences(...thefts, supplied.length > 0 && say.lays(by, words(supplied, say), last.end));
}

/** A theft, and where there is room, what came of it. */
function theftIn(theft: Stole, people: People, say: GameText["say"], isAll: boolean): string {
  const [by, from, strip] = [people(theft.seat), people(theft.victim), stripWord(theft.strip, say)];
  const plain = say.steals.map((line) => line(by, from, strip));
  if (!isAll) return varied(theft, plain);
  const came = theft.lantern ? say.lanternHolds(from) : say.slides(from, theft.end);
  return varied(
    theft,
    plain.map((line) => sentences(line, came)),
    say.stealsJest(by, from, strip),
  );
}

function words(taken: Took[], say: GameText["say"]): string[] {
  return taken.map(({ strip }) => stripWord(strip, say));
}

function isSame(one: Strip, other: Strip): boolean {
  return one.colour === other.colour && one.length === other.length;
}

/** When the dice bring nothing. */
function losses({ turn, people, say }: Told): string {
  const [returned, slid, spared] = [
    all(turn, "Returned")[0],
    all(turn, "SlidBack")[0],
    all(turn, "Spared")[0],
  ];
  if (returned) {
    const strip = stripWord(returned.strip, say);
    return varied(
      returned,
      say.returns.map((line) => line(people(returned.seat), strip, returned.end)),
    );
  }
  if (slid) return say.slidesBack(people(slid.seat), slid.end);
  if (!spared) return "";
  return spared.lantern ? say.sparedByLantern(people(spared.seat)) : say.spared(people(spared.seat));
}

/** As long as the dice decide: what lies there now. */
function rolling({ turn, people, say }: Told): string {
  const last = turn.findLast((event) => ["Dropped", "Rolled", "Kept", "Stopped"].includes(event.is));
  switch (last?.is) {
    case "Rolled":
      return (
        [say.rolls, say.rollsAgain, say.rollsLast][last.roll - 1]?.(people(last.seat), drawn(last.dice)) ?? ""
      );
    case "Kept":
      return say.keeps(people(last.seat), drawn(last.dice));
    case "Stopped":
      return say.stops(people(last.seat));
    case "Dropped":
      return last.strips.length ? say.drops(people(last.seat), last.strips.length) : "";
    default:
      return all(turn, "TakenOut").some(({ strips }) => strips.length) ? say.takenOut : "";
  }
}
