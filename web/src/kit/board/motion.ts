/** How pieces move: along their way, for as long as the tokens say, and not at all where people want no motion. */
import type { Point } from "./units";

const PER_SPACE = 30;

export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A duration of tokens.css, in milliseconds. */
export function lasting(token: "quick" | "calm"): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
  return parseFloat(text || "0") * (text.endsWith("ms") ? 1 : 1000);
}

/** Where a piece stands, for `transform`. */
export function stand({ x, y }: Point): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

/** The way as keyframes. */
export function along(points: Point[]): Keyframe[] {
  return points.map((point) => ({ transform: stand(point) }));
}

/** As long as the table gives the moment (`--travel`); else longer for a longer way, but never very long. */
export function travelTime(points: Point[], piece?: Element): number {
  const given = piece ? parseFloat(getComputedStyle(piece).getPropertyValue("--travel")) : NaN;
  return given || Math.min(lasting("quick") + PER_SPACE * points.length, 1.25 * lasting("calm"));
}

/** Moves a piece along its way; comes back with how to stop it. A way of two points is left to the transition. */
export function travel(piece: Element, way: Point[]): (() => void) | undefined {
  if (way.length < 3 || isStill()) return undefined;
  const moving = piece.animate(along(way), { duration: travelTime(way, piece), easing: "ease-in-out" });
  return () => moving.cancel();
}
