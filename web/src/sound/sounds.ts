/** The sounds of the table, and how an event asks for one. */

/** Dry, close, wooden, as things on a table sound. */
export const SOUNDS = [
  "tick",
  "hop",
  "clack",
  "rattle",
  "coin",
  "tumble",
  "whisk",
  "thock",
  "bell",
  "bubble",
  "hush",
  "finish",
  "nod",
  "tock",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** They fall with the blow, and are louder than the rest. */
export const BLOWS: readonly Sound[] = ["tumble", "whisk", "thock"];
/** Turn, talk and clock call the player: they can stay on alone. */
export const CALLS: readonly Sound[] = ["bell", "bubble", "tock"];
/** They are heard in a tab that is not looked at, too. */
export const HEARD_AWAY: readonly Sound[] = ["bell", "bubble"];

/** What an event sounds like. */
export interface Cue {
  sound: Sound;
  /** How often, each time a little higher: spaces of a hop, discs of a stack; the dice of a rattle. */
  times?: number;
  /** How high the first one is: the height of the stack, with coins. */
  height?: number;
  /** The seats that it happens to; they feel it. */
  to?: number[];
}

/** By how much a sound rises with each repetition. */
const RISES: Partial<Record<Sound, number>> = { hop: 1.03, coin: 1.045 };
/** The last disc that fits: a third higher than the row. */
const FULL = 8;
const THIRD = 1.26;

/** How much faster, and so higher, a sound is played at a height. */
export function pitchAt(sound: Sound, height: number): number {
  const pitch = (RISES[sound] ?? 1) ** height;
  return sound === "coin" && height >= FULL ? pitch * THIRD : pitch;
}
