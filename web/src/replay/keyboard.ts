/** The keys of the replay page. */

export type Motion = "earlier" | "later" | "first" | "last" | "play";

const MOTIONS: Record<string, Motion> = {
  ArrowLeft: "earlier",
  ArrowRight: "later",
  Home: "first",
  End: "last",
  " ": "play",
};

/** Lists and fields need all of these keys themselves, buttons the space bar, the slider all others. */
export function motionOf(event: KeyboardEvent): Motion | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return null;
  const motion = MOTIONS[event.key] ?? null;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest("select, textarea, input:not([type=range])")) return null;
  if (on?.closest("input")) return motion === "play" ? motion : null;
  return motion === "play" && on?.closest("button, a, summary, [role=button]") ? null : motion;
}
