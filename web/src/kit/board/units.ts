/** Units of a board and pixels of the screen. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What a board shows: its upper left corner and its size, in its own units. */
export interface ViewBox extends Point, Size {}

/** Units in a pixel, for a drawing that is fitted into its room as a whole. Without a viewBox its units are pixels. */
export function pixelIn(viewBox: ViewBox | null, room: Size): number {
  if (!viewBox || !room.width || !room.height) return 1;
  return Math.max(viewBox.width / room.width, viewBox.height / room.height);
}

/** From pixels, counted from the upper left corner of the room, to units. */
export function toUnits(at: Point, viewBox: ViewBox | null, room: Size): Point {
  if (!viewBox) return at;
  const pixel = pixelIn(viewBox, room);
  return {
    x: viewBox.x + viewBox.width / 2 + (at.x - room.width / 2) * pixel,
    y: viewBox.y + viewBox.height / 2 + (at.y - room.height / 2) * pixel,
  };
}
