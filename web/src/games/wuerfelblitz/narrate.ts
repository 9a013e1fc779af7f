/** A round of Würfelblitz in a sentence or two, and how much its events matter; the board shows the rest itself. */
import { peopleOf, sentences, varied, type People } from "../../kit/narrating";
import type { AnyEvent, Weight, Who } from "../game";
import type { GameText } from "./text/type";
import type { GameEvent, Settled, View } from "./types";

const WEIGHTS: Partial<Record<GameEvent["is"], Weight>> = {
  Revealed: "act",
  Settled: "round",
  Ended: "win",
};

export function weight(event: AnyEvent): Weight {
  return WEIGHTS[(event as unknown as GameEvent).is] ?? "step";
}

export function narrate(events: AnyEvent[], who: Who, text: GameText, view: View): string {
  const people = peopleOf(who, view.you);
  const told = (events as unknown as GameEvent[]).map((event) => lineOf(event, people, text, view));
  return text.say.spell(told.findLast(Boolean) ?? "");
}

function lineOf(event: GameEvent, people: People, text: GameText, view: View): string {
  const { say } = text;
  switch (event.is) {
    case "FirstRoller":
      return say.first(people(event.seat));
    case "Revealed":
      return say.revealed;
    case "Done":
      return event.seat === view.you ? "" : say.done(people(event.seat));
    case "Said":
      if (event.said.seat !== view.you) return "";
      return event.said.is === "Answer" ? say.says(event.said.number) : say.silent;
    case "Settled":
      return settled(event, people, text);
    case "Ended":
      return event.winners.length ? say.wins(event.winners.map(people)) : say.abandoned;
    default:
      return "";
  }
}

function settled(event: Settled, people: People, { say, seconds }: GameText): string {
  const [first, ...others] = [...event.right].sort((one, other) => one.ms - other.ms);
  const wrong = event.wrong.map(({ seat, number }) => say.wrong(people(seat), number));
  if (!first)
    return sentences(
      varied(
        event,
        say.nobody.map((line) => line(event.solution)),
      ),
      ...wrong,
    );
  const [by, time] = [people(first.seat), seconds(first.ms)];
  const plain = say.right.map((line) => line(by, event.solution, time));
  const jest = event.heard.length > 2 ? say.rightJest(by, event.solution, time) : "";
  return sentences(
    varied(event, plain, jest),
    others.length > 0 && say.alsoRight(others.map(({ seat }) => people(seat))),
    ...wrong,
  );
}
