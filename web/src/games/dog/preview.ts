/** What is said on the board of the targets that are lit. */
import type { Stakes, Told, Tone } from "../game";
import type { Use } from "./notation";

export interface Preview {
  place: number;
  told: Told;
}

/** Something that the rest of a 7 might do is said of the choice that is pointed out only. */
const LATER = "CanCapture";

/** What is pointed out comes first, with anything that it does; of the others what is good, then what is bad. */
export function preview(left: readonly Use[], aimed: Use | null, stakes: Stakes): Preview[] {
  const of = (use: Use | null): Preview[] => {
    const told = use && stakes[use.notation]?.[0];
    return told && use.target !== null ? [{ place: use.target, told }] : [];
  };
  const others = left.flatMap(of).filter(({ told }) => told.is !== LATER);
  const toned = (tone: Tone) => others.filter(({ told }) => told.tone === tone);
  const all = [...of(aimed), ...toned("good"), ...toned("bad")];
  const first = (same: (one: Preview, other: Preview) => boolean) => (one: Preview, number: number) =>
    !all.slice(0, number).some((other) => same(one, other));
  // The parts of a 7 go on and on: the nearest target says what those beyond it do as well.
  const isSeven = left.every(({ kind }) => kind === "split" || kind === "part");
  const isAlike = (one: Preview, other: Preview) =>
    one.place === other.place || (isSeven && one.told.text === other.told.text);
  return all.filter(first(isAlike));
}
