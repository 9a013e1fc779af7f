/** What is heard of each event of DOG. */
import { soundsBy, type AnyEvent } from "../game";
import { spacesOf } from "./turn";
import type { GameEvent, View } from "./types";

export const sounds = soundsBy<GameEvent, View>({
  DealerChosen: () => null,
  Dealt: () => ({ sound: "clack", times: 3 }),
  HandDealt: () => null,
  Offered: () => ({ sound: "clack" }),
  OwnOffer: () => ({ sound: "clack" }),
  Exchanged: () => ({ sound: "clack", times: 2 }),
  Received: () => null,
  Played: () => ({ sound: "clack" }),
  Entered: () => ({ sound: "hop", times: 2 }),
  Moved: (event, view) => ({ sound: "hop", times: spacesOf(event as unknown as AnyEvent, view) }),
  Captured: ({ colour }) => ({ sound: "thock", to: [colour] }),
  Swapped: ({ other_colour: other }) => ({ sound: "whisk", to: [other] }),
  WithoutEffect: () => ({ sound: "hush" }),
  LaidDown: () => ({ sound: "hush" }),
  Discarded: () => ({ sound: "clack" }),
  Drew: () => ({ sound: "clack" }),
  OwnDraw: () => null,
  Shuffled: () => ({ sound: "rattle", times: 5 }),
  AllHome: () => ({ sound: "coin", times: 4, height: 2 }),
  Won: () => null,
});
