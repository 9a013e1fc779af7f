/** A preview only: the strips that would be laid on one's track, and where it would reach. */
import { LENGTHS, LETTERS, type Slot } from "./material";

export interface Ghosts {
  /** In the order in which they would lie, each from where its rear would be. */
  strips: (Slot & { from: number })[];
  /** By how much the track would grow, and where it would end. */
  more: number;
  end: number;
}

function slotOf(name: string): Slot {
  return { name, colour: LETTERS.indexOf(name.charAt(0)), length: Number(name.slice(1)) };
}

/** Of each colour the longest strip within reach. */
export function ghostsOf(reach: ReadonlySet<string>, end: number): Ghosts {
  const all = [...reach].map(slotOf).filter(({ length }) => length <= (LENGTHS.at(-1) ?? 0));
  const best = all.filter(
    (slot) => !all.some((other) => other.colour === slot.colour && other.length > slot.length),
  );
  let front = end;
  const strips = best.map((slot) => {
    const from = front;
    front += slot.length;
    return { ...slot, from };
  });
  return { strips, more: front - end, end: front };
}
