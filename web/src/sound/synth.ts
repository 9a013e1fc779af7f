/** Things that sound, sample by sample: bodies that are struck, air that brushes past, tones that glide. */

export const RATE = 22_050;

/** A sound being made. */
export type Samples = Float32Array<ArrayBuffer>;

/** A way in which a struck body swings: its pitch, how loud, and the seconds until it has faded to a third. */
export type Mode = [hertz: number, loud: number, fades: number];

export interface Strike {
  modes: Mode[];
  /** Seconds from the start. */
  at?: number;
  loud?: number;
  pitch?: number;
  /** The click of the contact: noise below this pitch, for so many seconds. */
  contact?: { below: number; loud: number; fades: number };
}

export interface Brush {
  at?: number;
  lasts: number;
  loud: number;
  /** The band of the noise, from the beginning to the end. */
  from: number;
  to: number;
  /** How narrow the band is. */
  narrow?: number;
  /** Where it is loudest, as a share of its length. */
  swells?: number;
}

export interface Glide {
  at?: number;
  lasts: number;
  loud: number;
  from: number;
  to: number;
  /** The share of the octave and the twelfth in it, as in a voice. */
  voice?: number;
}

/** Numbers from 0 to 1 that look random and are always the same. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function silence(seconds: number): Samples {
  return new Float32Array(Math.ceil(seconds * RATE));
}

/** A body is struck: its modes ring and fade, and the contact clicks. */
export function strike(
  into: Samples,
  { modes, at = 0, loud = 1, pitch = 1, contact }: Strike,
  random: Random,
): void {
  for (const [hertz, share, fades] of modes) ring(into, at, hertz * pitch, loud * share, fades);
  if (!contact) return;
  const smooth = 1 - Math.exp((-2 * Math.PI * contact.below) / RATE);
  let level = 0;
  for (let time = 0; time < 6 * contact.fades; time += 1 / RATE) {
    level += smooth * (2 * random() - 1 - level);
    add(into, at + time, level * contact.loud * loud * Math.exp(-time / contact.fades));
  }
}

function ring(into: Samples, at: number, hertz: number, loud: number, fades: number): void {
  // Pitches that the rate cannot hold would come back as others.
  if (hertz > 0.45 * RATE) return;
  const attack = 0.0006;
  for (let time = 0; time < 7 * fades; time += 1 / RATE) {
    const level = Math.min(1, time / attack) * Math.exp(-time / fades);
    add(into, at + time, loud * level * Math.sin(2 * Math.PI * hertz * time));
  }
}

/** Noise through a band that moves: a card that is pulled, a breath of felt. */
export function brush(
  into: Samples,
  { at = 0, lasts, loud, from, to, narrow = 1.2, swells = 0.4 }: Brush,
  random: Random,
): void {
  let [low, band] = [0, 0];
  for (let time = 0; time < lasts; time += 1 / RATE) {
    const share = time / lasts;
    const tuned = 2 * Math.sin((Math.PI * from * (to / from) ** share) / RATE);
    low += tuned * band;
    band += tuned * (2 * random() - 1 - low - band / narrow);
    add(into, at + time, loud * band * hump(share, swells));
  }
}

/** From nothing up to 1 and back to nothing. */
function hump(share: number, top: number): number {
  const way = share < top ? share / top : (1 - share) / (1 - top);
  return Math.sin((Math.PI / 2) * way) ** 2;
}

/** A tone that slides from one pitch to another: a drop, a small “hup”. */
export function glide(into: Samples, { at = 0, lasts, loud, from, to, voice = 0 }: Glide): void {
  let phase = 0;
  for (let time = 0; time < lasts; time += 1 / RATE) {
    const share = time / lasts;
    phase += (2 * Math.PI * from * (to / from) ** share) / RATE;
    const tone = Math.sin(phase) + voice * (Math.sin(2 * phase) + 0.5 * Math.sin(3 * phase));
    add(into, at + time, loud * tone * hump(share, 0.25));
  }
}

function add(into: Samples, time: number, value: number): void {
  const place = Math.round(time * RATE);
  if (place < into.length) into[place] = (into[place] ?? 0) + value;
}

/** Brings the highest peak to a level in decibels below full scale, and lets the end fade out. */
export function levelled(samples: Samples, decibels: number): Samples {
  const fade = Math.min(samples.length, Math.round(0.008 * RATE));
  const start = samples.length - fade;
  const ended = samples.map((value, place) =>
    place < start ? value : (value * (samples.length - 1 - place)) / fade,
  );
  const peak = ended.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return ended.map((value) => (value / (peak || 1)) * 10 ** (decibels / 20));
}
