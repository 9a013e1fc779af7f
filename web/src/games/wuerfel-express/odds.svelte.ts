/** How likely each strip can be had with the dice set aside: asked for a moment after they lie still. */
import type { BoardProps } from "../game";
import { byStrip, NONE, type Chances } from "./prospects";
import type { View } from "./types";

/** The choice while no die is set aside: each strip has its best chance. */
export const UNDECIDED = "";
/** Milliseconds in which one may touch another die. */
const PAUSE = 120;

export class Odds {
  chances = $state.raw<Chances>(NONE);
  /** They are those of other dice: the new ones are on their way. */
  stale = $state(false);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What comes of a choice; nothing where nobody may ask. */
  ask(notation: string | null, view: View, foresee: BoardProps["foresee"]): void {
    clearTimeout(this.timer);
    const number = ++this.asked;
    this.stale = true;
    if (notation === null || !foresee) return this.show(NONE);
    this.timer = setTimeout(async () => {
      const found = await foresee(notation);
      if (number === this.asked) this.show(byStrip(found, view));
    }, PAUSE);
  }

  private show(chances: Chances): void {
    this.chances = chances;
    this.stale = false;
  }
}
