/** A refusal in words. */
import type { Refused } from "../api/http";
import type { GameUi, Who } from "../games/game";
import type { Session } from "./session.svelte";

export interface Explainer {
  ui: Pick<GameUi, "reason"> | null;
  words: unknown;
  who: Who;
  view: unknown;
}

/** The reason in this position, else the server's sentence. */
export function explained(refusal: Refused, { ui, words, who, view }: Explainer): string {
  const reason = refusal.reason && ui?.reason?.(refusal.reason, who, words, view);
  return reason || refusal.message;
}

/** The same for the viewer of a table. */
export function explainedAt(session: Session | null, refusal: Refused): string {
  if (!session) return refusal.message;
  const { ui, words, who, playback } = session;
  return explained(refusal, { ui, words, who, view: playback.shown?.view });
}
