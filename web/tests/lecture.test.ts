/** A step at its practice table: what is played, answered and taken back. */
import { beforeEach, describe, expect, it, vi } from "vitest";

import { Refused } from "../src/api/http";
import type { Lesson, Step } from "../src/learn/lesson";

const fake = vi.hoisted(() => ({
  opened: [] as unknown[],
  played: [] as [string | null, string[]][],
  undone: 0,
  pause: async (): Promise<void> => undefined,
  rehearse: async (): Promise<void> => undefined,
  undo: async (): Promise<void> => undefined,
  why: async (): Promise<number> => 0,
}));

vi.mock("../src/learn/practice.svelte", () => ({
  pause: () => fake.pause(),
  PracticeTable: {
    open: async (plan: unknown) => {
      fake.opened.push(plan);
      return {
        isReady: true,
        session: {
          latest: { legal: ["move 1a", "move 1b", "load 3"], view: {} },
          ui: null,
          connection: { ask: () => fake.why() },
        },
        seated: async () => undefined,
        rehearse: (notation: string | null, then: string[]) => {
          fake.played.push([notation, then]);
          return fake.rehearse();
        },
        undo: () => {
          fake.undone += 1;
          return fake.undo();
        },
        close: () => undefined,
      };
    },
  },
}));

vi.stubGlobal("fetch", async () => new Response("{}"));
const { Lecture } = await import("../src/learn/lecture.svelte");

const step: Step = {
  id: "home",
  title: "Discs brought home are points",
  position: { options: { players: 2 } },
  decisions: [
    {
      say: "Which one?",
      right: [{ do: "move 1a", say: "Home!", then: ["roll 4"] }],
      poor: [{ do: "move 1b", say: "Only on 9." }],
      wrong: [{ do: "move 2a", say: "That is Lotte’s." }],
      other: "Not that.",
      mark: ["red"],
    },
    { say: "And now?", right: [{ do: "move 1b", say: "Yes." }], done: "That is all." },
  ],
};
const lesson = {
  game: "overload",
  seat: 0,
  players: [
    { id: "you", name: "", face: "" },
    { id: "lotte", name: "Lotte", face: "lotte" },
  ],
  steps: [step],
} as unknown as Lesson;

async function begun() {
  const lecture = new Lecture(lesson, step);
  await vi.waitFor(() => expect(lecture.stage).toBe("asking"));
  return lecture;
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(fake, {
    opened: [],
    played: [],
    undone: 0,
    rehearse: async () => undefined,
    undo: async () => undefined,
    why: async () => 0,
    pause: async () => undefined,
  });
});

describe("a step", () => {
  it("opens its position with the characters of the lesson, who wait for the script", async () => {
    await begun();

    expect(fake.opened).toEqual([
      {
        game: "overload",
        position: step.position,
        seat: 0,
        name: "You",
        others: [null, { name: "Lotte", face: "lotte", level: null }],
        waits: true,
        dice: null,
      },
    ]);
  });

  it("goes on with right answers to its end", async () => {
    const lecture = await begun();
    await lecture.choose("move 1a");
    expect(lecture.course).toMatchObject({ at: 1, said: { kind: "right", text: "Home!" } });
    await lecture.choose("move 1b");

    expect(lecture.course).toMatchObject({ done: true, said: { text: "Yes. That is all." } });
    expect(fake.played).toEqual([
      ["move 1a", ["roll 4"]],
      ["move 1b", []],
    ]);
    expect([fake.undone, lecture.legal]).toEqual([0, []]);
  });

  it("shows a poor answer, explains it and takes it back", async () => {
    const lecture = await begun();
    await lecture.choose("move 1b");

    expect(lecture.course).toMatchObject({ at: 0, misses: 1, said: { kind: "poor", text: "Only on 9." } });
    expect([fake.played, fake.undone, lecture.stage]).toEqual([[["move 1b", []]], 1, "asking"]);
  });

  it("takes a poor answer back as soon as the learner has seen enough", async () => {
    const lecture = await begun();
    fake.pause = () => new Promise(() => undefined);
    const chosen = lecture.choose("move 1b");
    await vi.waitFor(() => expect(lecture.stage).toBe("showing"));
    lecture.goOn();
    await chosen;

    expect([fake.undone, lecture.stage]).toEqual([1, "asking"]);
  });

  it("opens the position again where nothing can be taken back, and plays what led there", async () => {
    const lecture = await begun();
    await lecture.choose("move 1a");
    fake.undo = () => Promise.reject(new Refused("no-undo", null, ""));
    await lecture.choose("load 3");

    expect(fake.opened).toHaveLength(2);
    expect(fake.played.at(-1)).toEqual(["move 1a", ["roll 4"]]);
    expect(lecture.course).toMatchObject({ at: 1, misses: 1 });
  });

  it("answers an illegal touch with its own sentence, else with the reason of the rules", async () => {
    const lecture = await begun();
    await lecture.whyNot("move 2a");
    expect(lecture.course.said).toEqual({ kind: "wrong", text: "That is Lotte’s." });

    fake.why = () => Promise.reject(new Refused("illegal", "OV6", "pawns do not fly"));
    await lecture.whyNot("fly");
    expect(lecture.refusal?.clause).toBe("OV6");
    expect(lecture.course.misses).toBe(2);
    lecture.hush();
    expect(lecture.refusal).toBeNull();
  });

  it("shows the way after three misses", async () => {
    const lecture = await begun();
    for (const notation of ["load 3", "load 3", "load 3"]) await lecture.choose(notation);
    expect(lecture.help).toBe("way");
    await lecture.showMe();

    expect(lecture.course.at).toBe(1);
  });

  it("wants pieces pointed out, and says which is none of them", async () => {
    const lecture = await begun();
    lecture.mark("blue");
    expect(lecture.course.said?.kind).toBe("wrong");
    lecture.mark("red");

    expect(lecture.marking).toMatchObject({ picked: ["red"], urged: [] });
  });

  it("says that the server is away, and can be opened again", async () => {
    const lecture = await begun();
    fake.rehearse = () => Promise.reject(new Refused("unreachable", null, ""));
    await lecture.choose("move 1a");
    expect([lecture.stage, lecture.problem?.code, lecture.course.at]).toEqual(["failed", "unreachable", 0]);

    fake.rehearse = async () => undefined;
    await lecture.open();
    expect(lecture.stage).toBe("asking");
  });

  it("begins again from its first question", async () => {
    const lecture = await begun();
    await lecture.choose("move 1a");
    await lecture.again();

    expect([lecture.course.at, lecture.course.said, fake.opened.length]).toEqual([0, null, 2]);
  });
});
