/** The table before the game: where chairs stand, and what each viewer reads of them. */
import { afterEach, describe, expect, it, vi } from "vitest";

import type { TableMessage } from "../src/api/http";
import type { GameUi } from "../src/games/game";
import { text } from "../src/i18n/text/en";
import { around, nearest, swapped, thread } from "../src/kit/round";
import { send } from "../src/kit/share";
import {
  freeChairs,
  hostOf,
  isWithoutPartner,
  pairsOf,
  settingsOf,
  type Viewer,
} from "../src/table/waiting/places";

type Chair = TableMessage["chairs"][number];
const chair = (changes: Partial<Chair>): Chair => ({
  sitter: "person",
  name: "",
  face: "",
  level: "",
  screen: 0,
  present: true,
  stand_in: false,
  kept: false,
  host: false,
  ...changes,
});
const CHAIRS = [
  chair({ name: "Anna", host: true }),
  chair({ sitter: "bot", name: "Lotte", face: "lotte", level: "medium" }),
  chair({ sitter: "nobody" }),
  chair({ name: "Ben", present: false }),
];
const dog = {
  teams: () => [
    [0, 2],
    [1, 3],
  ],
  colour: () => "red",
} as unknown as GameUi;
const list = (names: string[]) => names.join(" and ");
const ANNA: Viewer = { seats: [0], isHost: true };
const BEN: Viewer = { seats: [3], isHost: false };
const GUEST: Viewer = { seats: [], isHost: false };

describe("a round table", () => {
  it("has the viewer below and the others clockwise", () => {
    const at = (seat: number, bottom: number) => {
      const { x, y } = around(seat, 4, bottom);
      return `${x.toFixed()} ${y.toFixed()}`.replaceAll("-0", "0");
    };

    expect([0, 1, 2, 3].map((seat) => at(seat, 0))).toEqual(["0 1", "-1 0", "0 -1", "1 0"]);
    expect(at(2, 2)).toBe("0 1");
  });

  it("knows the chair that is meant, if any is near", () => {
    const chairs = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];

    expect(nearest({ x: 90, y: 5 }, chairs, 40)).toBe(1);
    expect(nearest({ x: 50, y: 50 }, chairs, 40)).toBeNull();
  });

  it("joins the chairs of a team", () => {
    const path = thread([
      { x: 0, y: 10 },
      { x: 0, y: -10 },
    ]);

    expect(path).toMatch(/^M0 10 C.* 0 -10$/);
    expect(thread([])).toBe("");
    expect(swapped(4, 1, 3)).toEqual([0, 3, 2, 1]);
  });
});

describe("before the game", () => {
  const roles = (viewer: Viewer) => settingsOf(dog, CHAIRS, viewer, text).map(({ role }) => role);

  it("everybody reads what the others are to them", () => {
    expect(roles(ANNA)).toEqual(["you · host", "sharp", "your partner", "away"]);
    expect(roles(BEN)).toEqual(["host", "your partner · sharp", "", "you"]);
    expect(roles(GUEST)).toEqual(["host", "sharp", "sit here", "away"]);
  });

  it("chairs are read aloud with all that is said of them", () => {
    const [anna, , free] = settingsOf(dog, CHAIRS, GUEST, text);

    expect(anna?.label).toBe("Chair 1: Anna, host");
    expect(free).toMatchObject({ name: "Free", isFree: true, label: "Chair 3: Free, sit here" });
  });

  it("full teams are named, one's own first", () => {
    expect(pairsOf(dog, CHAIRS, BEN, text, list)).toBe("you and Lotte");
    const full = CHAIRS.with(2, chair({ name: "Cleo" }));
    expect(pairsOf(dog, full, ANNA, text, list)).toBe("you and Cleo · Lotte and Ben");
    expect(pairsOf(dog, full, { seats: [3], isHost: false }, text, list)).toBe(
      "you and Lotte · Anna and Cleo",
    );
    expect(pairsOf({ ...dog, teams: () => [] } as GameUi, full, ANNA, text, list)).toBe("");
  });

  it("it is known who starts, and who is missing", () => {
    expect(hostOf(CHAIRS)).toBe("Anna");
    expect(hostOf([])).toBe("");
    expect(freeChairs(CHAIRS)).toBe(1);
    expect(isWithoutPartner(dog, CHAIRS, ANNA)).toBe(true);
    expect(isWithoutPartner(dog, CHAIRS, BEN)).toBe(false);
    expect(text.lobby.left(1, "DOG")).toBe("One chair left for DOG");
    expect(text.lobby.left(3, "DOG")).toBe("Three chairs left for DOG");
  });
});

describe("an invitation", () => {
  const INVITATION = { title: "DOG", text: "Fancy a game?", url: "https://tablee.example/t/x" };
  afterEach(() => void vi.unstubAllGlobals());

  it("goes by the share sheet, unless it is closed again", async () => {
    const share = vi.fn().mockResolvedValueOnce(undefined);
    vi.stubGlobal("navigator", { share });
    expect(await send(INVITATION)).toBe("shared");
    expect(share).toHaveBeenCalledWith(INVITATION);
    share.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
    expect(await send(INVITATION)).toBe("cancelled");
  });

  it("is copied where there is no share sheet, or it fails", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await send(INVITATION)).toBe("copied");
    vi.stubGlobal("navigator", {
      share: vi.fn().mockRejectedValue(new TypeError()),
      clipboard: { writeText },
    });
    expect(await send(INVITATION)).toBe("copied");
    expect(writeText).toHaveBeenLastCalledWith(INVITATION.url);
  });
});
