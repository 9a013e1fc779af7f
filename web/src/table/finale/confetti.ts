/** The eight shapes of the pieces, scattered on the table around the winner: always the same, so that it can be judged. */
import { COLOURS, type Colour } from "../../kit/colours";
import { randomFrom } from "../../sound/synth";

export interface Piece {
  colour: Colour;
  /** Where it comes to rest, in percent of the scene. */
  x: number;
  y: number;
  size: number;
  degrees: number;
  /** When it falls, and for how long, as shares of the rain. */
  delay: number;
  fall: number;
  /** How far it drifts sideways, in percent. */
  drift: number;
}

/** Around the coaster nothing lies on the face. */
const CLEAR = { x: 50, y: 46, rx: 21, ry: 25 };

export function scattered(pieces: number): Piece[] {
  const random = randomFrom(42);
  const found: Piece[] = [];
  while (found.length < pieces) {
    const [x, y] = [2 + 96 * random(), 3 + 88 * random() ** 1.15];
    const isClear = ((x - CLEAR.x) / CLEAR.rx) ** 2 + ((y - CLEAR.y) / CLEAR.ry) ** 2 > 1;
    if (isClear && found.every((other) => Math.hypot(other.x - x, other.y - y) > 5)) found.push(piece(x, y));
  }
  return found;

  function piece(x: number, y: number): Piece {
    return {
      colour: COLOURS[found.length % COLOURS.length] as Colour,
      x,
      y,
      size: 0.7 + 0.6 * random(),
      degrees: 360 * random(),
      delay: random(),
      fall: 0.75 + 0.5 * random(),
      drift: 16 * (random() - 0.5),
    };
  }
}
