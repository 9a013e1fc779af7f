/** Calls players to their turn: by the title always, by a bell and a buzz where they may have looked away. */
import type { TableMessage } from "../api/http";
import type { Text } from "../i18n/language.svelte";
import { feel } from "../sound/haptics";
import { play } from "../sound/player";

/** Milliseconds after which a player may think of something else. */
const LONG = 8000;

let calling = "";
let since = 0;

export function callAttention(mine: boolean, table: TableMessage, text: Text): void {
  document.title = mine ? text.table.yourTurnTitle(table.title) : text.table.title(table.title);
  const state = `${table.id} ${mine}`;
  if (state === calling) return;
  const hasWaited = performance.now() - since > LONG;
  calling = state;
  since = performance.now();
  if (!mine) return;
  if (document.hidden || hasWaited) play("bell");
  feel("turn");
}
