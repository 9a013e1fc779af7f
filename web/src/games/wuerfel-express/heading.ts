/** A few words above the dice: which roll it is, or what comes instead. */
import type { AnyEvent, Who } from "../game";
import type { GameText } from "./text/type";
import type { View } from "./types";

/** Nothing to say of the next player yet; the line stays. */
const STILL = "\u00a0";
const FRUITLESS = ["Returned", "SlidBack", "Spared"];

export function heading(
  view: View,
  events: readonly AnyEvent[],
  seat: number | null,
  who: Who,
  text: GameText,
  acting: number | null = null,
): string {
  const said = (number: number, what: string) => (number === seat ? what : text.turnOf(who(number), what));
  const fruitless = events.find((event) => FRUITLESS.includes(event.is));
  if (view.phase.is === "Over") return text.over;
  if (fruitless) return said(fruitless.seat as number, text.nothing);
  if (acting !== null && acting !== view.turn) return STILL;
  return view.phase.is === "SettingUp" ? text.settingUp : said(view.turn, doing(view, text));
}

function doing(view: View, text: GameText): string {
  const { phase } = view;
  if (phase.is === "Dropping") return text.drops;
  if (phase.is === "Rolling") return text.rolling(phase.number);
  if (phase.is === "Keeping") return text.rollOf(phase.roll);
  return phase.is === "Taking" ? text.takes : "";
}
