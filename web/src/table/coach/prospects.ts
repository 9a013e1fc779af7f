/** What may come of choices, asked for once each: what was asked at a revision is remembered until the next. */
import type { Prospect } from "../../games/game";

export type Ask = (
  notation: string,
  signal: AbortSignal,
) => Promise<{ revision: number; prospects: Prospect[] }>;

export class Foresight {
  private revision = -1;
  private stopping = new AbortController();
  private known = new Map<string, Promise<Prospect[]>>();

  constructor(private readonly ask: Ask) {}

  /** Nothing where the server tells nothing, or speaks of another revision. */
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

  /** Something else is asked, or was decided: what is still being asked is of no use any more. */
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
