/** Places of a page beside the board that a game can fill, where the page has room for them. */
import { getContext, setContext, type Snippet } from "svelte";

/** `decision`: the hand, and what to do with it. `standings`: how far everybody is, instead of the list of players. */
export type PlaceName = "decision" | "standings";

type Filled = Partial<Record<PlaceName, Snippet>>;

export class Places {
  private filled = $state.raw<Filled>({});

  /** While there is no room, everything stays on the board. */
  constructor(private readonly room: () => boolean) {}

  get isOpen(): boolean {
    return this.room();
  }

  /** What a game has put there; undefined where it stays on the board. */
  at(name: PlaceName): Snippet | undefined {
    return this.isOpen ? this.filled[name] : undefined;
  }

  /** Until the function that comes back is called. */
  put(name: PlaceName, content: Snippet): () => void {
    this.filled = { ...this.filled, [name]: content };
    return () => {
      if (this.filled[name] === content) this.filled = { ...this.filled, [name]: undefined } as Filled;
    };
  }
}

const KEY = Symbol("places");

export function providePlaces(places: Places): void {
  setContext(KEY, places);
}

/** Null in lessons, replays and pictures, which have a board alone. */
export function usePlaces(): Places | null {
  return getContext<Places | undefined>(KEY) ?? null;
}
