/** What is heard of each event of Würfel Express. */
import { soundsBy } from "../game";
import type { GameEvent, View } from "./types";

export const sounds = soundsBy<GameEvent, View>({
  TakenOut: () => ({ sound: "clack", times: 3 }),
  Dropped: ({ strips }) => ({ sound: "clack", times: Math.max(1, strips.length) }),
  Rolled: ({ rolled }) => ({ sound: "rattle", times: Math.max(1, rolled.length) }),
  Kept: () => ({ sound: "tick" }),
  Stopped: () => null,
  Took: ({ strip }) => ({ sound: "hop", times: strip.length }),
  Stole: ({ victim }) => ({ sound: "whisk", to: [victim] }),
  Declined: () => ({ sound: "hush" }),
  Returned: () => ({ sound: "clack" }),
  SlidBack: ({ spaces }) => ({ sound: "hop", times: Math.max(1, spaces) }),
  Spared: () => ({ sound: "hush" }),
  Ended: () => null,
});
