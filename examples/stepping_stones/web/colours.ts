/** The colour of each seat. */
export const SEATS = ["red", "blue", "yellow", "green", "purple", "orange"] as const;
export type SeatColour = (typeof SEATS)[number];

export function colourOf(seat: number): SeatColour {
  return SEATS[seat % SEATS.length] as SeatColour;
}
