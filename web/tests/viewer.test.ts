import { describe, expect, it } from "vitest";
import type { StepMessage, UpdateMessage } from "../src/api/http";
import { withViewer } from "../src/api/viewer";

const step = (view: unknown) => ({ revision: 1, view }) as StepMessage;

describe("an update", () => {
  it("shows whose views it has, in all of them", () => {
    const sent = { you: 2, view: { you: null }, steps: [step({ you: null }), step(null)] };
    const update = withViewer(sent as unknown as UpdateMessage);

    expect(update.view).toEqual({ you: 2 });
    expect(update.steps.map(({ view }) => view)).toEqual([{ you: 2 }, null]);
  });

  it("to a spectator shows nobody's", () => {
    const sent = { you: null, view: { you: null, turn: 0 }, steps: [] };

    expect(withViewer(sent as unknown as UpdateMessage).view).toEqual({ you: null, turn: 0 });
  });
});
