/** WB6 Since when something is to be seen on this very screen. */
export class Reaction {
  private round: number | null = null;
  private since: number | null = null;

  /** The page has what is to be decided in a round (known by its deadline); it is seen with the next frame. */
  show(round: number | null): void {
    if (round === this.round) return;
    this.round = round;
    this.since = null;
    requestAnimationFrame(() => {
      if (this.round === round) this.since = performance.now();
    });
  }

  /** Milliseconds until now; null while nothing is seen. */
  get ms(): number | null {
    return this.round === null || this.since === null ? null : Math.round(performance.now() - this.since);
  }
}
