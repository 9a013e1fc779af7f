/** What happened, in turns instead of events: what the narration says and the log lists. */
import type { StepMessage } from "../../api/http";
import type { AnyEvent, GameUi } from "../../games/game";
import { linesOf, type Teller } from "../../games/told";
import { doerOf, eventsOf } from "./frames";

export interface Turn {
  /** The revision of its first step. */
  first: number;
  seat: number | null;
  steps: StepMessage[];
}

export interface Narrator extends Teller {
  ui: Pick<GameUi, "tell" | "narrate" | "realTime">;
}

/** The steps as turns, the oldest first. */
export function turnsOf(steps: StepMessage[], goesOn: GameUi["goesOn"]): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    const turn = turns.at(-1);
    if (turn && continues(turn, step, goesOn)) turn.steps.push(step);
    else turns.push({ first: step.revision, seat: doerOf(step), steps: [step] });
  }
  return turns;
}

function continues(turn: Turn, step: StepMessage, goesOn: GameUi["goesOn"]): boolean {
  if (step.undone || turn.steps.some(({ undone }) => undone)) return false;
  const doer = doerOf(step);
  return goesOn?.(happened(turn), eventsOf(step)) ?? (doer !== null && doer === turn.seat);
}

/** Who is told of: where several act in one turn, as in an exchange, the last of them. */
export function subjectOf(turn: Turn): number | null {
  const last = turn.steps.at(-1);
  return (last && doerOf(last)) ?? turn.seat;
}

export function happened(turn: Turn): AnyEvent[] {
  return turn.steps.flatMap(eventsOf);
}

/** Each event of a turn in a line. */
export function details(turn: Turn, view: unknown, teller: Teller): string[] {
  return turn.steps.flatMap((step) => linesOf(step, view, teller));
}

/** A turn in a sentence or two; the last event where the game does not narrate. */
export function narration(turn: Turn, view: unknown, narrator: Narrator): string {
  const { ui, words, who, text } = narrator;
  const told = turn.steps.some(({ undone }) => undone) ? "" : ui.narrate?.(happened(turn), who, words, view);
  if (!told) return details(turn, view, narrator).at(-1) ?? "";
  // A round against time ends by the clock for everybody: that is no news.
  const by = ui.realTime ? null : turn.steps.find(({ by }) => by === "stand-in" || by === "clock")?.by;
  if (by === "stand-in") return text.table.byBot(told);
  return by === "clock" ? text.table.byClock(told) : told;
}
