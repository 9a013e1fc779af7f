/** What a connection has received about its table. */
import { expect, it } from "vitest";

import type { StepMessage } from "../src/api/http";
import { Received } from "../src/api/received.svelte";

const steps = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, number) => ({ revision: first + number }) as StepMessage);
const revisions = (received: Received) => received.steps.map(({ revision }) => revision);

it("has each step once, in order, whatever overlaps", () => {
  const received = new Received();
  received.addSteps(steps(5, 6));
  received.addSteps(steps(6, 8));
  received.addSteps(steps(2, 5));

  expect(revisions(received)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

it("keeps the last four hundred steps", () => {
  const received = new Received();
  received.addSteps(steps(1, 399));
  received.addSteps(steps(400, 402));

  expect([received.steps.length, received.steps[0]?.revision]).toEqual([400, 3]);
});
