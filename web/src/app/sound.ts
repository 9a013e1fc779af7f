/** Soft wooden sounds, synthesised when they are needed. */
import { settings } from "./settings.svelte";

export type Sound =
  "knock" | "turn" | "step" | "card" | "blow" | "swap" | "theft" | "overload" | "hush" | "win";

/** A tone, struck or gliding to another pitch; or noise around a pitch, like something that brushes over felt. */
interface Tone {
  hertz: number;
  at?: number;
  to?: number;
  lasts?: number;
  loud?: number;
  noise?: boolean;
}

/** Nine discs that fall into a tin cup. */
const TUMBLE: Tone[] = Array.from({ length: 9 }, (_, disc) => ({
  hertz: 620 + ((disc * 137) % 240),
  at: 0.12 + disc * 0.065,
  lasts: 0.09,
  loud: 0.09,
}));

const TONES: Record<Sound, Tone[]> = {
  knock: [{ hertz: 190 }],
  turn: [{ hertz: 330 }, { hertz: 440, at: 0.12 }],
  step: [{ hertz: 240, lasts: 0.1, loud: 0.07 }],
  card: [
    { hertz: 1500, lasts: 0.07, loud: 0.06, noise: true },
    { hertz: 170, at: 0.03, lasts: 0.12, loud: 0.1 },
  ],
  blow: [
    { hertz: 150, to: 62, lasts: 0.32, loud: 0.3 },
    { hertz: 900, lasts: 0.06, loud: 0.12, noise: true },
  ],
  swap: [
    { hertz: 300, to: 620, lasts: 0.16, loud: 0.12 },
    { hertz: 620, to: 300, at: 0.16, lasts: 0.16, loud: 0.12 },
  ],
  theft: [
    { hertz: 700, to: 3200, lasts: 0.22, loud: 0.14, noise: true },
    { hertz: 420, to: 760, at: 0.18, lasts: 0.12, loud: 0.14 },
  ],
  overload: [{ hertz: 120, to: 70, lasts: 0.3, loud: 0.28 }, ...TUMBLE],
  hush: [{ hertz: 500, to: 260, lasts: 0.3, loud: 0.09, noise: true }],
  win: [
    { hertz: 392 },
    { hertz: 523, at: 0.16 },
    { hertz: 659, at: 0.32, lasts: 0.5 },
    { hertz: 784, at: 0.32, lasts: 0.5, loud: 0.08 },
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || document.visibilityState !== "visible" || !navigator.userActivation?.hasBeenActive)
    return;
  context ??= new AudioContext();
  // A little higher or lower each time, so that nothing repeats exactly.
  const pitch = 0.97 + 0.06 * Math.random();
  for (const tone of TONES[sound]) strike(context, tone, pitch);
}

/** A short sound that fades, like wood on wood. */
function strike(audio: AudioContext, tone: Tone, pitch: number): void {
  const { hertz, at = 0, to = hertz, lasts = 0.22, loud = 0.14, noise = false } = tone;
  const from = audio.currentTime + at;
  const fades = audio.createGain();
  fades.gain.setValueAtTime(0.0001, from);
  fades.gain.exponentialRampToValueAtTime(loud, from + 0.008);
  fades.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  const source = noise
    ? brushed(audio, hertz, to, from, lasts)
    : struck(audio, hertz * pitch, to * pitch, from, lasts);
  source.connect(fades).connect(audio.destination);
}

function struck(audio: AudioContext, hertz: number, to: number, from: number, lasts: number): AudioNode {
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(hertz * 1.5, from);
  tone.frequency.exponentialRampToValueAtTime(hertz, from + 0.03);
  tone.frequency.exponentialRampToValueAtTime(to, from + lasts);
  tone.start(from);
  tone.stop(from + lasts + 0.03);
  return tone;
}

function brushed(audio: AudioContext, hertz: number, to: number, from: number, lasts: number): AudioNode {
  const noise = audio.createBufferSource();
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  samples.getChannelData(0).forEach((_, number, all) => (all[number] = 2 * Math.random() - 1));
  noise.buffer = samples;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(hertz, from);
  band.frequency.exponentialRampToValueAtTime(to, from + lasts);
  noise.connect(band);
  noise.start(from);
  return band;
}
