/** What is said, in words; with the dice that make it the right sum. */
import { SIGNS } from "../../kit/colours";
import type { Who } from "../game";
import { colourNamed, links, shownDice } from "./material";
import type { GameText } from "./text/type";
import type { View } from "./types";

export function describe(notation: string, view: View, _who: Who, text: GameText): string {
  const said = /^(?:\d+ says )?(\d+)(?: at \d+)?$/.exec(notation)?.[1];
  if (said !== undefined) return saying(said, view, text);
  return notation.endsWith(" silent") ? text.pad.silent : notation;
}

function saying(number: string, view: View, text: GameText): string {
  const parts = terms(view);
  const right = parts.reduce((sum, { pips }) => sum + pips, 0) === Number(number);
  const shown = parts.map(({ colour, pips }) => `${SIGNS[colourNamed(colour)]} ${pips}`).join(" + ");
  return right && shown ? `${text.pad.sayNumber(number)} (${shown})` : text.pad.sayNumber(number);
}

/** WB5, WB11 The dice that count: those without a dot of their colour, or, turned around, those with one. */
function terms(view: View): { colour: number; pips: number }[] {
  const dots = links(shownDice(view.faces, view.dots)).map(({ to }) => to);
  const around = view.options.teaser === "yes" && new Set(dots).size < dots.length;
  return view.faces
    .map((pips, colour) => ({ colour, pips }))
    .filter(({ colour, pips }) => pips > 0 && dots.includes(colour) === around);
}
