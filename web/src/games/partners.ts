/** Who plays with whom, in games with teams. */
import type { GameUi } from "./game";

type Teams = Pick<GameUi, "teams"> | null | undefined;

/** The teams of more than one seat; none where everybody plays alone. */
export function teamsOf(ui: Teams, players: number): number[][] {
  return (ui?.teams?.(players) ?? []).filter((team) => team.length > 1);
}

/** The other seats of a seat's team. */
export function partnersOf(ui: Teams, players: number, seat: number | null): number[] {
  const team = teamsOf(ui, players).find((seats) => seat !== null && seats.includes(seat)) ?? [];
  return team.filter((other) => other !== seat);
}
