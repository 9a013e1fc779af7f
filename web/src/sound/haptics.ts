/** What the hand feels, where the device can: the same switch as sound, and nothing where people want no motion. */
import { settings } from "../app/settings.svelte";
import { isStill } from "../kit/board/motion";
import { isTouched } from "./gesture";

/** Milliseconds on, off, on … */
const PATTERNS = {
  press: [8],
  turn: [20, 60, 20],
  did: [35],
  suffered: [15, 40, 15, 40, 60],
  win: [20, 40, 20, 40, 120],
} as const;
export type Touch = keyof typeof PATTERNS;

/** Your turn is a call; the rest belongs to the show. */
const CALLS: readonly Touch[] = ["turn"];

export function feel(touch: Touch): void {
  const isOn = settings.sound === "on" || (settings.sound === "calls" && CALLS.includes(touch));
  // Browsers complain about a buzz before the first touch.
  if (!isOn || isStill() || !isTouched()) return;
  navigator.vibrate?.([...PATTERNS[touch]]);
}
