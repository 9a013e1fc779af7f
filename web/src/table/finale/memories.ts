/** What each player will be remembered for: one fact, told of the player whom it fits best. */
import type { StepMessage } from "../../api/http";
import type { AnyEvent, Deed } from "../../games/game";

/** What happened and was not taken back, the oldest first. */
export function lasting(steps: Pick<StepMessage, "events" | "undone">[]): AnyEvent[] {
  const kept: AnyEvent[][] = [];
  for (const { events, undone } of steps) {
    if (undone) kept.length = Math.max(0, kept.length - undone);
    else kept.push(events as unknown as AnyEvent[]);
  }
  return kept.flat();
}

/** A line for each seat, "" where there is nothing to tell; the first deeds are told first, each once if that can be. */
export function memories(deeds: Deed[], players: number): string[] {
  const told = new Map<number, Deed>();
  const isTold = (deed: Deed) => [...told.values()].includes(deed);
  for (const deed of deeds) {
    const best = foremost(deed);
    if (best !== null && !told.has(best)) told.set(best, deed);
  }
  return Array.from({ length: players }, (_, seat) => {
    const done = deeds.filter(({ amounts }) => (amounts[seat] ?? 0) > 0);
    const deed = told.get(seat) ?? done.find((one) => !isTold(one)) ?? done[0];
    if (deed) told.set(seat, deed);
    return deed?.say(seat) ?? "";
  });
}

/** Who did the most of it, if one player alone did. */
function foremost({ amounts }: Deed): number | null {
  const most = Math.max(...amounts);
  const seats = amounts.flatMap((amount, seat) => (amount === most ? [seat] : []));
  return most > 0 && seats.length === 1 ? (seats[0] ?? null) : null;
}
