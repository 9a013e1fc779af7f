import type { Colour } from "../../kit/colours";

/** Seven may sit here; black is left to the tokens. */
const SEATS: Colour[] = ["blue", "orange", "green", "purple", "red", "yellow", "white"];

export function seatColour(seat: number): Colour {
  return SEATS[seat % SEATS.length] ?? "white";
}
