/** What is said on the board of the targets that are lit. */
import type { Stakes, Told } from "../game";
import type { Use } from "./notation";

export interface Preview {
  place: number;
  told: Told;
}

/** What is pointed out comes first, with anything that it does; of the others only what is good or bad is said. */
export function preview(left: readonly Use[], aimed: Use | null, stakes: Stakes): Preview[] {
  const of = (use: Use | null): Preview[] => {
    const told = use && stakes[use.notation]?.[0];
    return told && use.target !== null ? [{ place: use.target, told }] : [];
  };
  const others = left.flatMap(of).filter(({ told }) => told.tone !== "plain");
  const all = [...of(aimed), ...others];
  return all.filter(({ place }, number) => all.findIndex((other) => other.place === place) === number);
}
