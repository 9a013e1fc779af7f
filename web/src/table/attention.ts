/** Calls players to their turn by title, sound and vibration. */
import type { TableMessage } from "../api/http";
import type { Text } from "../i18n/language.svelte";
import { play } from "../app/sound";

let calling = "";

export function callAttention(mine: boolean, table: TableMessage, text: Text): void {
  document.title = mine ? text.table.yourTurnTitle(table.title) : text.table.title(table.title);
  const state = `${table.id} ${mine}`;
  if (state === calling) return;
  calling = state;
  if (!mine) return;
  play("turn");
  if (document.hidden) navigator.vibrate?.(120);
}
