/** Soft wooden sounds, synthesised when they are needed. */
import { settings } from "./settings.svelte";

export type Sound = "knock" | "turn" | "over";

const TONES: Record<Sound, [hertz: number, at: number][]> = {
  knock: [[190, 0]],
  turn: [
    [330, 0],
    [440, 0.12],
  ],
  over: [
    [262, 0],
    [330, 0.14],
    [392, 0.28],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || document.visibilityState !== "visible" || !navigator.userActivation?.hasBeenActive)
    return;
  context ??= new AudioContext();
  for (const [hertz, at] of TONES[sound]) strike(context, hertz, context.currentTime + at);
}

/** A short tone that fades, like wood on wood. */
function strike(audio: AudioContext, hertz: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(hertz * 1.5, at);
  tone.frequency.exponentialRampToValueAtTime(hertz, at + 0.03);
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.14, at + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.25);
}
