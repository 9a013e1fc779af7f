/** What happened in a step, in words. */
import type { StepMessage } from "../api/http";
import type { GameUi, Who } from "../games/game";
import type { Text } from "../i18n/language.svelte";
import type { Frame } from "./frames";

export interface Teller {
  ui: Pick<GameUi, "tell">;
  words: unknown;
  who: Who;
  text: Text;
}

export function linesOf({ step, events, view }: Frame, { ui, words, who, text }: Teller): string[] {
  if (!step) return [text.table.logEmpty];
  if (step.undone) return [text.table.undone(who(step.seat ?? 0), step.undone)];
  const lines = events.map((event) => ui.tell(event, who, words, view)).filter(Boolean);
  return lines.map((line, number) => (number ? line : by(step, line, text)));
}

function by(step: StepMessage, line: string, text: Text): string {
  if (step.by === "stand-in") return text.table.byBot(line);
  return step.by === "clock" ? text.table.byClock(line) : line;
}
