/** Closed paths with rounded corners, and points on them. */
export interface Point {
  x: number;
  y: number;
}

export interface Rounded {
  halfWidth: number;
  halfHeight: number;
  corner: number;
}

/** Where one is, and which way is inwards. */
export interface Spot extends Point {
  inwards: Point;
}

interface Piece {
  length: number;
  at: (way: number) => Spot;
}

function straight(from: Point, heading: Point, length: number): Piece {
  const inwards = { x: -heading.y, y: heading.x };
  return { length, at: (way) => ({ x: from.x + heading.x * way, y: from.y + heading.y * way, inwards }) };
}

function bend(centre: Point, radius: number, first: number): Piece {
  const at = (way: number): Spot => {
    const angle = first + way / radius;
    const out = { x: Math.cos(angle), y: Math.sin(angle) };
    return {
      x: centre.x + radius * out.x,
      y: centre.y + radius * out.y,
      inwards: { x: -out.x, y: -out.y },
    };
  };
  return { length: (radius * Math.PI) / 2, at };
}

/** The path clockwise from the middle of its bottom, in pieces. */
function pieces({ halfWidth, halfHeight, corner }: Rounded): Piece[] {
  const [flat, steep] = [halfWidth - corner, halfHeight - corner];
  const half = Math.PI / 2;
  return [
    straight({ x: 0, y: halfHeight }, { x: -1, y: 0 }, flat),
    bend({ x: -flat, y: steep }, corner, half),
    straight({ x: -halfWidth, y: steep }, { x: 0, y: -1 }, 2 * steep),
    bend({ x: -flat, y: -steep }, corner, 2 * half),
    straight({ x: -flat, y: -halfHeight }, { x: 1, y: 0 }, 2 * flat),
    bend({ x: flat, y: -steep }, corner, 3 * half),
    straight({ x: halfWidth, y: -steep }, { x: 0, y: 1 }, 2 * steep),
    bend({ x: flat, y: steep }, corner, 0),
    straight({ x: flat, y: halfHeight }, { x: -1, y: 0 }, flat),
  ];
}

/** So many spots at equal distances, clockwise from the middle of the bottom. */
export function spread(shape: Rounded, count: number): Spot[] {
  const path = pieces(shape);
  const pitch = path.reduce((sum, piece) => sum + piece.length, 0) / count;
  return Array.from({ length: count }, (_, number) => walk(path, number * pitch));
}

function walk(path: Piece[], way: number): Spot {
  let rest = way;
  for (const piece of path) {
    if (rest <= piece.length) return piece.at(rest);
    rest -= piece.length;
  }
  return walk(path, 0);
}

export function shifted(from: Point, along: Point, by: number): Point {
  return { x: from.x + along.x * by, y: from.y + along.y * by };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
