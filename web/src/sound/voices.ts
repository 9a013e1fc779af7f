/** How each sound is made. Every voice has three pitches with noise of their own, so that nothing repeats exactly. */
import { BLOWS, type Sound } from "./sounds";
import {
  brush,
  glide,
  levelled,
  randomFrom,
  silence,
  strike,
  type Mode,
  type Random,
  type Samples,
} from "./synth";

export const VARIANTS = 3;
const PITCHES = [1, 0.955, 1.05];
const PEAK = -12;
const PEAK_OF_BLOWS = -8;

/** What a voice knows when it sounds: its pitch, how many dice, and its own chance. */
interface Breath {
  pitch: number;
  times: number;
  random: Random;
}

type Voice = (breath: Breath) => Samples;

/** Bodies, as modes around 1: a bar of wood, a thin disc, a tin cup, a bell, a bar that is tuned. */
const BAR: Mode[] = [
  [1, 1, 0.03],
  [2.57, 0.55, 0.014],
  [4.9, 0.3, 0.007],
];
const DISC: Mode[] = [
  [1, 1, 0.034],
  [1.73, 0.5, 0.02],
  [2.41, 0.42, 0.014],
  [3.6, 0.2, 0.008],
];
const TIN: Mode[] = [
  [1, 0.6, 0.09],
  [1.59, 0.8, 0.11],
  [2.36, 0.55, 0.075],
  [3.47, 0.35, 0.05],
];
const BELL: Mode[] = [
  [1, 1, 0.34],
  [2.02, 0.35, 0.22],
  [2.76, 0.4, 0.15],
  [5.4, 0.16, 0.07],
];
const CHIME: Mode[] = [
  [1, 1, 0.2],
  [3.93, 0.32, 0.05],
  [9.2, 0.12, 0.016],
];

/** A body of a size: its modes at a pitch, ringing longer or shorter. */
function body(modes: Mode[], hertz: number, long = 1): Mode[] {
  return modes.map(([ratio, loud, fades]) => [ratio * hertz, loud, fades * long]);
}

const VOICES: Record<Sound, Voice> = {
  /** A fingernail on wood. */
  tick: ({ pitch, random }) => {
    const samples = silence(0.035);
    strike(
      samples,
      { modes: body(BAR, 1750, 0.2), pitch, contact: { below: 6000, loud: 0.7, fades: 0.0015 } },
      random,
    );
    return samples;
  },
  /** Cork on card. */
  hop: ({ pitch, random }) => {
    const samples = silence(0.12);
    const modes: Mode[] = [
      [310, 1, 0.022],
      [655, 0.45, 0.012],
      [1240, 0.16, 0.006],
    ];
    strike(samples, { modes, pitch, contact: { below: 1500, loud: 1.1, fades: 0.006 } }, random);
    return samples;
  },
  /** A domino laid down: an edge first, then the face. */
  clack: ({ pitch, random }) => {
    const samples = silence(0.17);
    const click = { below: 5000, loud: 0.8, fades: 0.002 };
    strike(samples, { modes: body(BAR, 1480, 0.5), pitch, loud: 0.45, contact: click }, random);
    strike(samples, { modes: body(BAR, 1080, 0.7), at: 0.017, pitch, contact: click }, random);
    strike(samples, { modes: [[205, 0.8, 0.025]], at: 0.018, pitch }, random);
    return samples;
  },
  /** Knocks in a leather cup, then as many dice on felt. */
  rattle: ({ pitch, times, random }) => {
    const samples = silence(0.95);
    const knocks = Math.max(4, Math.min(7, times + 2));
    for (let knock = 0; knock < knocks; knock++) {
      const at = (0.42 * (knock + 0.5 * random())) / knocks;
      const modes = body(BAR, 420 + 180 * random(), 0.55);
      strike(
        samples,
        { modes, at, pitch, loud: 0.35 + 0.25 * random(), contact: { below: 900, loud: 1, fades: 0.008 } },
        random,
      );
    }
    for (let die = 0; die < times; die++) {
      const at = 0.47 + (0.32 * (die + 0.6 * random())) / times;
      const loud = 1 - (0.45 * die) / times;
      const modes = [...body(BAR, 820 + 420 * random(), 0.5), [150, 0.7, 0.018] as Mode];
      strike(samples, { modes, at, pitch, loud, contact: { below: 1600, loud: 0.7, fades: 0.005 } }, random);
    }
    return samples;
  },
  /** A thin wooden disc on a stack. */
  coin: ({ pitch, random }) => {
    const samples = silence(0.16);
    const click = { below: 7000, loud: 0.5, fades: 0.0015 };
    strike(samples, { modes: body(DISC, 1260), pitch, contact: click }, random);
    strike(samples, { modes: body(DISC, 1420, 0.6), at: 0.028, pitch, loud: 0.28, contact: click }, random);
    return samples;
  },
  /** Nine discs that fall into a tin cup. */
  tumble: ({ pitch, random }) => {
    const samples = silence(0.9);
    strike(
      samples,
      {
        modes: [
          [96, 1.1, 0.07],
          [148, 0.5, 0.05],
        ],
        pitch,
        contact: { below: 700, loud: 1.6, fades: 0.02 },
      },
      random,
    );
    for (let disc = 0; disc < 9; disc++) {
      const at = 0.09 + 0.56 * ((disc + 0.45 * random()) / 9) ** 0.82;
      const loud = 0.85 - 0.045 * disc;
      strike(samples, { modes: body(TIN, 760 + 260 * random()), at, pitch, loud: 0.5 * loud }, random);
      const click = { below: 8000, loud: 0.8, fades: 0.002 };
      strike(
        samples,
        { modes: body(DISC, 1150 + 300 * random(), 0.7), at, pitch, loud, contact: click },
        random,
      );
    }
    return samples;
  },
  /** A card pulled from under a glass, and a small “hup”. */
  whisk: ({ pitch, random }) => {
    const samples = silence(0.42);
    brush(
      samples,
      { lasts: 0.2, loud: 1.2, from: 900 * pitch, to: 5200 * pitch, narrow: 1.6, swells: 0.75 },
      random,
    );
    strike(samples, { modes: body(DISC, 2350, 0.8), at: 0.185, pitch, loud: 0.35 }, random);
    glide(samples, { at: 0.23, lasts: 0.13, loud: 0.8, from: 250 * pitch, to: 430 * pitch, voice: 0.3 });
    return samples;
  },
  /** A mallet on a block, with a low tail. */
  thock: ({ pitch, random }) => {
    const samples = silence(0.36);
    const modes: Mode[] = [
      [92, 0.9, 0.075],
      [184, 1, 0.042],
      [472, 0.6, 0.02],
      [905, 0.35, 0.009],
    ];
    strike(samples, { modes, pitch, contact: { below: 2600, loud: 1.3, fades: 0.005 } }, random);
    return samples;
  },
  /** A desk bell, softly, once. */
  bell: ({ pitch, random }) => {
    const samples = silence(1.1);
    strike(samples, { modes: body(BELL, 1046), pitch }, random);
    strike(samples, { modes: body(BELL, 1049.5), pitch, loud: 0.5 }, random);
    return samples;
  },
  /** Two rising drops. */
  bubble: ({ pitch }) => {
    const samples = silence(0.22);
    glide(samples, { lasts: 0.08, loud: 0.8, from: 430 * pitch, to: 860 * pitch });
    glide(samples, { at: 0.1, lasts: 0.1, loud: 1, from: 600 * pitch, to: 1240 * pitch });
    return samples;
  },
  /** A short breath of felt. */
  hush: ({ pitch, random }) => {
    const samples = silence(0.34);
    brush(
      samples,
      { lasts: 0.33, loud: 1, from: 620 * pitch, to: 330 * pitch, narrow: 0.8, swells: 0.3 },
      random,
    );
    return samples;
  },
  /** Three wooden chimes up. */
  finish: ({ pitch, random }) => chimes([523.25, 659.25, 783.99], 0.16, pitch, random),
  /** Two level ones: somebody else has won. */
  nod: ({ pitch, random }) => chimes([440, 440], 0.24, pitch, random),
  /** A clock of wood. */
  tock: ({ pitch, random }) => {
    const samples = silence(0.3);
    const contact = { below: 3500, loud: 0.5, fades: 0.002 };
    strike(samples, { modes: body(BAR, 980, 0.6), pitch, contact }, random);
    strike(samples, { modes: body(BAR, 790, 0.6), at: 0.2, pitch, loud: 0.8, contact }, random);
    return samples;
  },
};

function chimes(notes: number[], apart: number, pitch: number, random: Random): Samples {
  const samples = silence(apart * (notes.length - 1) + 0.62);
  notes.forEach((hertz, number) => {
    const at = apart * number;
    const loud = 0.8 + 0.2 * (number / Math.max(1, notes.length - 1));
    strike(
      samples,
      { modes: body(CHIME, hertz), at, pitch, loud, contact: { below: 2200, loud: 0.5, fades: 0.004 } },
      random,
    );
  });
  return samples;
}

/** A sound in one of its variants. Chimes keep their pitch: they are tuned to each other. */
export function render(sound: Sound, variant: number, times = 1): Samples {
  const isTuned = sound === "finish" || sound === "nod" || sound === "bell";
  const pitch = isTuned ? 1 + 0.06 * ((variant % VARIANTS) - 1) : (PITCHES[variant % VARIANTS] ?? 1);
  const samples = VOICES[sound]({ pitch, times, random: randomFrom(7 + 97 * variant) });
  return levelled(samples, BLOWS.includes(sound) ? PEAK_OF_BLOWS : PEAK);
}
