/** What happens for the first time in a player's life is explained once, on this device. */
import { settings } from "../../app/settings.svelte";
import { remember, remembered } from "../../app/storage";
import type { GameUi, Who } from "../../games/game";
import type { Frame } from "./frames";

const PLACE = "firsts";

export interface Explained {
  game: string;
  ui: Pick<GameUi, "first">;
  words: unknown;
  who: Who;
}

function known(): string[] {
  return remembered(PLACE)?.split(" ") ?? [];
}

/** The first thing of a moment that is new, which it then no longer is; "" where nothing is, or nobody wants to know. */
export function firstNote({ events, view }: Frame, { game, ui, words, who }: Explained): string {
  if (!settings.notes) return "";
  for (const event of events) {
    const note = ui.first?.(event, who, words, view);
    const name = note && `${game}/${note.name}`;
    if (!name || known().includes(name)) continue;
    remember(PLACE, [...known(), name].join(" "));
    return note.text;
  }
  return "";
}
