/** What the table waits for, and how the viewer goes on. */
import { language, type Text } from "../../i18n/language.svelte";
import type { Session } from "../session.svelte";

/** Whose turn it is in the moment that is shown; "" while the viewer acts. */
export function waiting({ focus, seat, playback, who }: Session, text: Text): string {
  const [first = -1, ...others] = focus;
  const isMine = seat !== null && focus.includes(seat);
  if (isMine) return playback.acting ? "" : text.table.yourTurn;
  if (others.length) return text.table.waitFor(language.list(focus.map(who)));
  return playback.acting ? text.table.turnOf(who(first)) : text.table.thinks(who(first));
}

const KEYS = ["Enter", " "];
const OWN_USE = "button, a, input, select, textarea, summary, label, [role=button]";

/** A tap, or one of the keys for it, on nothing that has a use of its own. */
export function wantsToGoOn(event: Event): boolean {
  if (event instanceof KeyboardEvent && (!KEYS.includes(event.key) || event.repeat)) return false;
  return !(event.target instanceof Element && event.target.closest(OWN_USE));
}
