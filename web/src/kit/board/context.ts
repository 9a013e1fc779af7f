/** What a board tells the pieces on it. */
import { getContext, setContext } from "svelte";

import type { Target } from "./targets";

export interface BoardContext {
  /** Units of the board in a CSS pixel. */
  readonly pixel: number;
  /** Makes something touchable until the function that comes back is called. */
  add: (element: Element, target: Target) => () => void;
}

const KEY = Symbol("board");
/** For pieces in a drawing that nobody touches. */
const ALONE: BoardContext = { pixel: 1, add: () => () => undefined };

export function provideBoard(context: BoardContext): void {
  setContext(KEY, context);
}

export function useBoard(): BoardContext {
  return getContext<BoardContext | undefined>(KEY) ?? ALONE;
}
