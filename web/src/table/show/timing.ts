/** How long moments are shown: by the weight of what happens, and by the viewer's own pace. All times are milliseconds. */
import type { Pace } from "../../app/settings.svelte";
import type { AnyEvent, GameUi, Weight } from "../../games/game";
import type { Frame } from "./frames";

/** When the parts of a moment come, counted from its beginning. */
export interface Beat {
  weight: Weight;
  /** How long a piece is on its way. */
  travel: number;
  /** When a blow falls: what it does is seen from here on. */
  hit: number;
  length: number;
}

type Timed = Partial<Pick<GameUi, "weight" | "spaces">>;

const WEIGHTS: Weight[] = ["step", "act", "blow", "round", "win"];
const FACTORS: Record<Pace, number> = { calm: 1.5, normal: 1, brisk: 0.6, tap: 1, instant: 0 };
const STEP = { least: 260, perSpace: 40, most: 700 };
const LENGTHS: Record<"act" | "round", number> = { act: 700, round: 2200 };
const HUSH = 150;
const STANDS = 1350;
/** However fast the game is shown, one can read the word of a blow, and sees the move that wins. */
const MUST_STAND: Weight[] = ["blow", "win"];
const LEAST = 900;
/** The board stands still after the winning move, before the scene begins. */
const STILL = 900;
/** A piece that strikes does not take longer than this to come. */
const LEAD = 500;
const QUIET = 350;

/** More than this waits: plain steps are shortened. More than that: blows as well. */
const PATIENCE = 4000;
const LITTLE_PATIENCE = 9000;
const SHORTEST = 0.4;

export function weightOf(events: AnyEvent[], ui: Timed, view: unknown): Weight {
  const weights = events.map((event) => ui.weight?.(event, view) ?? "step");
  return weights.reduce((one, other) => (heavier(other, one) ? other : one), "step");
}

function heavier(one: Weight, other: Weight): boolean {
  return WEIGHTS.indexOf(one) > WEIGHTS.indexOf(other);
}

/** A moment at the normal pace, with nothing waiting. */
export function beatOf({ events, view }: Pick<Frame, "events" | "view">, ui: Timed): Beat {
  const weight = weightOf(events, ui, view);
  const spaces = events.reduce((sum, event) => sum + (ui.spaces?.(event, view) ?? 0), 0);
  const travel = Math.min(STEP.most, STEP.least + STEP.perSpace * spaces);
  if (weight === "blow") return blow(spaces ? Math.min(travel, LEAD) : 0);
  if (weight === "win") return { weight, travel, hit: travel, length: travel + STILL };
  return { weight, travel, hit: 0, length: weight === "step" ? travel : Math.max(travel, LENGTHS[weight]) };
}

function blow(travel: number): Beat {
  const hit = travel + HUSH;
  return { weight: "blow", travel, hit, length: hit + STANDS };
}

/** The same moment at somebody's own pace, shortened by what waits behind it. */
export function paced(beat: Beat, pace: Pace, haste: Haste): Beat {
  const factor = FACTORS[pace];
  if (!factor) return { ...beat, travel: 0, hit: 0, length: 0 };
  const by = factor * (MUST_STAND.includes(beat.weight) ? haste.blows : haste.steps);
  const [travel, hit] = [beat.travel * by, beat.hit * by];
  const stands = (beat.length - beat.hit) * by;
  return {
    ...beat,
    travel,
    hit,
    length: hit + (MUST_STAND.includes(beat.weight) ? Math.max(LEAST, stands) : stands),
  };
}

export function quiet(pace: Pace, haste: Haste): number {
  return QUIET * FACTORS[pace] * haste.steps;
}

/** By how much moments are shortened. */
export interface Haste {
  steps: number;
  blows: number;
}

/** Steps are shortened first, blows last. */
export function hasteFor(waiting: Beat[]): Haste {
  const all = waiting.reduce((sum, beat) => sum + beat.length, 0);
  return { steps: shortened(all, PATIENCE), blows: shortened(all, LITTLE_PATIENCE) };
}

function shortened(all: number, patience: number): number {
  return Math.max(SHORTEST, Math.min(1, patience / all));
}
