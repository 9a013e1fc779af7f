/** The events of a step in words. */
import type { StepMessage } from "../api/http";
import type { AnyEvent, GameUi, Who } from "./game";
import type { Text } from "../i18n/language.svelte";

export interface Teller {
  ui: Pick<GameUi, "tell">;
  words: unknown;
  who: Who;
  text: Text;
}

export function linesOf(step: StepMessage, view: unknown, { ui, words, who, text }: Teller): string[] {
  if (step.undone) return [text.table.undone(who(step.seat ?? 0), step.undone)];
  const events = step.events as unknown as AnyEvent[];
  const lines = events.map((event) => ui.tell(event, who, words, view)).filter(Boolean);
  return lines.map((line, number) => (number ? line : by(step, line, text)));
}

function by(step: StepMessage, line: string, text: Text): string {
  if (step.by === "stand-in") return text.table.byBot(line);
  return step.by === "clock" ? text.table.byClock(line) : line;
}
