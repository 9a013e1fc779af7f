/** What is heard of each event of Würfelblitz; the count before the dice is the clock's. */
import { soundsBy } from "../game";
import type { GameEvent, View } from "./types";

export const sounds = soundsBy<GameEvent, View>({
  FirstRoller: () => ({ sound: "tick" }),
  Revealed: ({ roll }) => ({ sound: "rattle", times: roll.faces.length }),
  Done: () => ({ sound: "tick" }),
  Said: () => null,
  Settled: ({ right, wrong }) => {
    if (right.length) return { sound: "coin", times: right.length, height: 3 };
    return { sound: wrong.length ? "clack" : "hush" };
  },
  Mistaken: () => null,
  Ended: () => null,
});
