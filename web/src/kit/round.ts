/** Chairs round a table: the first one below, the others clockwise, as at a real table. */
export interface Point {
  x: number;
  y: number;
}

/** Where a chair stands, as a point of the unit circle; `bottom` is the one that sits nearest to the viewer. */
export function around(seat: number, seats: number, bottom = 0): Point {
  const angle = Math.PI / 2 + (2 * Math.PI * (seat - bottom)) / seats;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The chair nearest to a point, if any is within reach. */
export function nearest(point: Point, chairs: Point[], reach: number): number | null {
  const far = chairs.map(({ x, y }) => Math.hypot(x - point.x, y - point.y));
  const least = Math.min(...far);
  return least <= reach ? far.indexOf(least) : null;
}

/** A thread through the seats of a team, with a little slack. */
export function thread(team: Point[]): string {
  const [first, ...others] = team;
  if (!first) return "";
  let at = first;
  const bends = others.map((to) => {
    const [dx, dy] = [to.x - at.x, to.y - at.y];
    const one = `${at.x + dx / 3 + dy * 0.09} ${at.y + dy / 3 - dx * 0.09}`;
    const two = `${at.x + (2 * dx) / 3 - dy * 0.09} ${at.y + (2 * dy) / 3 + dx * 0.09}`;
    at = to;
    return `C${one} ${two} ${to.x} ${to.y}`;
  });
  return `M${first.x} ${first.y} ${bends.join(" ")}`;
}

/** The order of the seats after two have changed places. */
export function swapped(seats: number, one: number, other: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (seat === one ? other : seat === other ? one : seat));
}
