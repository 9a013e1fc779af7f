/** One's own tables in words: those first where one is to decide, each with a sentence of how it stands. */
import { server, type TableMessage } from "../api/http";
import type { Held } from "../api/keys";
import { loadText, loadUi } from "../games/discovery";
import { language, type Text } from "../i18n/language.svelte";
import { narration, turnsOf } from "../table/show/turns";

export interface Mine {
  id: string;
  held: Held;
  about: TableMessage;
}

export function isMyTurn({ about }: Pick<Mine, "about">): boolean {
  return about.stage === "playing" && about.you !== null && about.on_turn.includes(about.you);
}

/** Those with my turn first; among equals the order stays. */
export function myTurnFirst(tables: Mine[]): Mine[] {
  return [...tables].sort((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)));
}

const MINUTE = 60_000;
const UNITS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** Who is thinking, and since when, once that is a while. */
export function waiting(about: TableMessage, now: number, text: Text): string {
  const names = about.on_turn.map((seat) => about.chairs[seat]?.name ?? "").filter(Boolean);
  const [name, ...others] = names;
  if (name === undefined) return text.front.restNow;
  if (others.length) return text.table.waitFor(language.list(names));
  const passed = about.moved === null ? 0 : now - about.moved;
  const unit = UNITS.find(([, length]) => passed >= length);
  return unit ? text.front.thinkingFor(name, Math.floor(passed / unit[1]), unit[0]) : text.table.thinks(name);
}

/** What can be said without asking for what has happened. */
export function standing(mine: Mine, now: number, text: Text): string {
  const { about } = mine;
  if (about.stage === "gathering") {
    const free = about.chairs.filter(({ sitter }) => sitter === "nobody").length;
    return free ? text.front.chairsFree(free) : text.front.allHere;
  }
  return isMyTurn(mine) ? text.front.yourMove : waiting(about, now, text);
}

/** How far back a sentence about the last turn is looked for. */
const BACK = 10;

/** What the others did last, as the table would narrate it. It asks as a spectator: looking is not being there. */
export async function lastTurn({ id, about }: Mine, text: Text): Promise<string> {
  const since = Math.max(0, about.revision - BACK);
  const [ui, words, update] = await Promise.all([
    loadUi(about.game),
    loadText(about.game, language.code),
    server.update(id, null, since),
  ]);
  const view = { ...(update.view as object), you: about.you };
  const who = (seat: number) => about.chairs[seat]?.name || text.setUp.seat(seat + 1);
  for (const turn of turnsOf(update.steps, ui.goesOn).reverse()) {
    const told = turn.seat === about.you ? "" : narration(turn, view, { ui, words, who, text });
    if (told) return told;
  }
  return "";
}
