/** What is heard and felt of a moment, and when. */
import type { AnyEvent, Cue, GameUi, Weight } from "../../games/game";
import type { Touch } from "../../sound/haptics";
import { BLOWS, type Sound } from "../../sound/sounds";
import type { Frame } from "./frames";
import { weightOf, type Beat } from "./timing";

export interface Heard {
  /** Milliseconds after the beginning of the moment. */
  at: number;
  sound: Sound;
  times: number;
  height: number;
}

type Sounding = Partial<Pick<GameUi, "sounds" | "weight" | "spaces">>;
type Moment = Pick<Frame, "events" | "view">;

/** For a game that says nothing about its sounds; the end has its own. */
const USUAL: Record<Weight, Sound | null> = {
  step: "hop",
  act: "clack",
  blow: "thock",
  round: "clack",
  win: null,
};
/** Milliseconds between two sounds of one moment, and between the discs of a stack. */
const APART = 110;
const STACKED = 55;
/** More than these would be noise. */
const MOST = 14;

export function cueOf(event: AnyEvent, view: unknown, ui: Sounding): Cue | null {
  if (ui.sounds) return ui.sounds(event, view);
  const sound = USUAL[ui.weight?.(event, view) ?? "step"];
  return sound && { sound, times: Math.max(1, ui.spaces?.(event, view) ?? 1) };
}

/** The sounds of a moment one after the other; blows fall with the blow. */
export function heardIn({ events, view }: Moment, beat: Beat, ui: Sounding): Heard[] {
  const heard: Heard[] = [];
  let at = 0;
  for (const event of events) {
    const cue = cueOf(event, view, ui);
    if (!cue) continue;
    const all = timed(cue, BLOWS.includes(cue.sound) ? beat.hit : at, beat);
    heard.push(...all);
    at = Math.max(at, (all.at(-1)?.at ?? at) + APART);
  }
  return heard.slice(0, MOST);
}

/** A cue may be many sounds: a hop for each space of the way, a disc on top of the other. */
function timed({ sound, times = 1, height = 0 }: Cue, at: number, beat: Beat): Heard[] {
  if (sound === "rattle" || times <= 1) return [{ at, sound, times, height }];
  const apart = sound === "hop" ? beat.travel / times : STACKED;
  return Array.from({ length: times }, (_, number) => {
    const after = sound === "hop" ? number + 1 : number;
    return { at: at + after * apart, sound, times: 1, height: height + number };
  });
}

/** What the hand feels of a blow: the player's own, or one that the player suffers; null for what happens to others. */
export function feltBy(seats: number[], frame: Frame, ui: Sounding): Touch | null {
  const { events, view, seat } = frame;
  if (weightOf(events, ui, view) !== "blow") return null;
  const suffering = events.flatMap((event) => cueOf(event, view, ui)?.to ?? []);
  if (suffering.some((victim) => seats.includes(victim) && victim !== seat)) return "suffered";
  return seat !== null && seats.includes(seat) ? "did" : null;
}
