/** The pieces of Würfel Express, in the order of the package. */
import { SIGNS, type Colour } from "../../kit/colours";
import type { Strip } from "./types";

/** What a colour's number in views and events stands for. */
export const COLOURS = [
  "red",
  "green",
  "blue",
  "yellow",
  "white",
  "black",
] as const satisfies readonly Colour[];
export type StripColour = (typeof COLOURS)[number];
export const LETTERS = "RGBYWK";
export const LENGTHS = [2, 3, 4, 5, 6] as const;
export const GOAL = 30;
export const ROLLS = 3;
export const DICE = 7;

/** The two colours that no strip has come first. */
const SEATS: readonly Colour[] = ["orange", "purple", "green", "blue", "red", "yellow"];

export function seatColour(seat: number): Colour {
  return SEATS[seat % SEATS.length] as Colour;
}

export function colourOf(number: number): StripColour {
  return COLOURS[number] as StripColour;
}

export function signOf(number: number): string {
  return SIGNS[colourOf(number)];
}

/** A strip as it is written: `R4`. */
export function nameOf(strip: Pick<Strip, "colour" | "length">): string {
  return `${LETTERS[strip.colour]}${strip.length}`;
}

export interface Slot {
  name: string;
  colour: number;
  length: number;
}

/** Every strip there is: one of each length in each colour. */
export const SLOTS: readonly Slot[] = COLOURS.flatMap((_, colour) =>
  LENGTHS.map((length) => ({ name: nameOf({ colour, length }), colour, length })),
);
