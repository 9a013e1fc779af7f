/** Plays sounds: never before the player has touched the page, and no louder than the player likes. */
import { settings } from "../app/settings.svelte";
import { isTouched } from "./gesture";
import { CALLS, HEARD_AWAY, pitchAt, type Sound } from "./sounds";
import { RATE } from "./synth";

type Voices = typeof import("./voices");

/** How one sound differs from the next. */
export interface Playing {
  times?: number;
  height?: number;
}

let context: AudioContext | null = null;
let master: GainNode | null = null;
let voices: Promise<Voices> | null = null;
const made = new Map<string, AudioBuffer>();
const turns = new Map<Sound, number>();

/** With the first sound: a page that is only read needs none. */
function load(): Promise<Voices> {
  return (voices ??= import("./voices"));
}

/** Whether the player wants to hear it now. */
export function isWanted(sound: Sound): boolean {
  const isOn = settings.sound === "on" || (settings.sound === "calls" && CALLS.includes(sound));
  const isHere = document.visibilityState === "visible" || HEARD_AWAY.includes(sound);
  return isOn && settings.volume > 0 && isHere && isTouched();
}

export function play(sound: Sound, playing: Playing = {}): void {
  if (!isWanted(sound) || typeof AudioContext === "undefined") return;
  const asked = performance.now();
  void load().then((found) => {
    // Sound belongs to its moment: late is worse than never.
    if (performance.now() - asked < LATE) start(found, sound, playing);
  });
}

const LATE = 400;

function start(found: Voices, sound: Sound, { times = 1, height = 0 }: Playing): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const source = context.createBufferSource();
  source.buffer = bufferOf(context, found, sound, times);
  source.playbackRate.value = pitchAt(sound, height);
  source.connect(loudness(context));
  source.start();
}

/** The variants in turn. */
function bufferOf(
  audio: AudioContext,
  { render, VARIANTS }: Voices,
  sound: Sound,
  times: number,
): AudioBuffer {
  const variant = ((turns.get(sound) ?? -1) + 1) % VARIANTS;
  turns.set(sound, variant);
  const name = `${sound} ${variant} ${times}`;
  const known = made.get(name);
  if (known) return known;
  const samples = render(sound, variant, times);
  const buffer = audio.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  made.set(name, buffer);
  return buffer;
}

/** Ears hear powers: half the way is a quarter of the amplitude. */
function loudness(audio: AudioContext): AudioNode {
  if (!master) {
    master = audio.createGain();
    master.connect(audio.destination);
  }
  master.gain.value = (settings.volume / 100) ** 2;
  return master;
}
