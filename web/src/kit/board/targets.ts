/** What can be touched on a board, and which target a touch means. */
import type { Point, Size } from "./units";

/** Something to be touched: its middle and its own size, in units of the board. */
export interface Target extends Point, Size {
  /** May be chosen; false where a touch only asks why not, undefined where it only tells something. */
  readonly lit: boolean | undefined;
  readonly act: () => void;
}

/** The least width and height of what is touched, in pixels. */
export const FINGER = 44;

/** As large as it is drawn, but never too small for a finger; what cannot be chosen must not cover what can. */
export function areaOf({ width, height, lit }: Size & Pick<Target, "lit">, pixel: number): Size {
  const least = lit === false ? 0 : FINGER * pixel;
  return { width: Math.max(width, least), height: Math.max(height, least) };
}

/** The target whose middle is nearest to a point within its area, measured by its own size. */
export function nearest(at: Point, targets: Target[], pixel: number): Target | null {
  const near = targets.filter((one) => {
    const { width, height } = areaOf(one, pixel);
    return Math.abs(one.x - at.x) <= width / 2 && Math.abs(one.y - at.y) <= height / 2;
  });
  const far = (one: Target) => Math.hypot((one.x - at.x) / one.width, (one.y - at.y) / one.height);
  return near.reduce<Target | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}

/** The targets that are on a board now. */
export class Targets {
  readonly #known = new Map<Element, Target>();

  /** Until the function that comes back is called. */
  add(element: Element, target: Target): () => void {
    this.#known.set(element, target);
    return () => this.#known.delete(element);
  }

  /** The one that was clicked without a place, by key or by a screen reader. */
  clicked(element: Element): Target | null {
    return this.#known.get(element.closest("[role=button]") ?? element) ?? null;
  }

  /** Where targets lie over each other, the nearest that may be chosen, else the nearest of the touched kind. */
  meant(element: Element, at: Point, pixel: number): Target | null {
    const touched = this.clicked(element);
    return (
      nearest(at, this.#like(true), pixel) ??
      (touched && (nearest(at, this.#like(touched.lit), pixel) ?? touched))
    );
  }

  #like(lit: Target["lit"]): Target[] {
    return [...this.#known.values()].filter((one) => one.lit === lit);
  }
}
