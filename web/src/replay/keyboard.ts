/** What keys do on the page of a replay. */

export type Motion = "earlier" | "later" | "first" | "last" | "play";

const MOTIONS: Record<string, Motion> = {
  ArrowLeft: "earlier",
  ArrowRight: "later",
  Home: "first",
  End: "last",
  " ": "play",
};

/** Lists and fields need all these keys themselves; buttons need the space bar, the slider all but that. */
export function motionOf(event: KeyboardEvent): Motion | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return null;
  const motion = MOTIONS[event.key] ?? null;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest("select, textarea, input:not([type=range])")) return null;
  if (on?.closest("input")) return motion === "play" ? motion : null;
  return motion === "play" && on?.closest("button, a, summary, [role=button]") ? null : motion;
}
