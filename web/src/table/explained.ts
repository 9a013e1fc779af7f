/** A refusal in words. */
import type { Refused } from "../api/http";
import type { GameUi, Who } from "../games/game";

export interface Explainer {
  ui: Pick<GameUi, "reason">;
  words: unknown;
  who: Who;
  view: unknown;
}

/** The reason in this position, else the server's sentence. */
export function explained(refusal: Refused, { ui, words, who, view }: Explainer): string {
  const reason = refusal.reason && ui.reason?.(refusal.reason, who, words, view);
  return reason || refusal.message;
}
