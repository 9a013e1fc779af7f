/** A refusal in words. */
import type { Refused } from "../api/http";
import type { GameUi, Who } from "../games/game";
import { language } from "../i18n/language.svelte";
import type { Session } from "./session.svelte";

export interface Explainer {
  ui: Pick<GameUi, "reason"> | null;
  words: unknown;
  who: Who;
  view: unknown;
}

/** The reason in this position, else what the refusal means, else the server's sentence. */
export function explained(refusal: Refused, { ui, words, who, view }: Explainer): string {
  const reason = refusal.reason && ui?.reason?.(refusal.reason, who, words, view);
  return reason || meaning(refusal);
}

function meaning({ code, message }: Refused): string {
  const known: Partial<Record<string, string>> = language.text.table.refused;
  return known[code] ?? message;
}

/** The same for the viewer of a table. */
export function explainedAt(session: Session | null, refusal: Refused): string {
  if (!session) return meaning(refusal);
  const { ui, words, who, playback } = session;
  return explained(refusal, { ui, words, who, view: playback.shown?.view });
}
