/** The prospects of choices, fetched once each and remembered until the revision changes. */
import type { Prospect } from "../../games/game";

export type Ask = (
  notation: string,
  signal: AbortSignal,
) => Promise<{ revision: number; prospects: Prospect[] }>;

export class Prospects {
  private revision = -1;
  private stopping = new AbortController();
  private known = new Map<string, Promise<Prospect[]>>();

  constructor(private readonly ask: Ask) {}

  /** The prospects of a choice; empty if the server tells none, or answers for another revision. */
  at(revision: number, notation: string): Promise<Prospect[]> {
    if (revision !== this.revision) {
      this.revision = revision;
      this.known = new Map();
    }
    const known = this.known.get(notation);
    if (known) return known;
    this.stop();
    const found = this.fetch(revision, notation);
    this.known.set(notation, found);
    return found;
  }

  /** Cancels the request that is under way: something else is asked, or the player has decided. */
  stop(): void {
    this.stopping.abort();
    this.stopping = new AbortController();
  }

  private async fetch(revision: number, notation: string): Promise<Prospect[]> {
    const { known } = this;
    try {
      const told = await this.ask(notation, this.stopping.signal);
      return told.revision === revision ? told.prospects : [];
    } catch {
      known.delete(notation);
      return [];
    }
  }
}
