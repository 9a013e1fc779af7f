/** A lesson as the server sends it, and the order of its steps. */

/** A listed answer to a decision: `then` is what chance and the other seats do after it. */
export interface Answer {
  do: string;
  say: string;
  then?: string[];
}

export interface Decision {
  /** The question. */
  say: string;
  /** What is ringed on the board. */
  show?: string[];
  /** Pieces to be pointed out first. */
  mark?: string[];
  right: Answer[];
  poor?: Answer[];
  wrong?: Answer[];
  /** Said to any other legal action. */
  other?: string;
  /** Said at the end of the step. */
  done?: string;
  then?: string[];
  /** Every legal answer is right, except those that are listed as poor. */
  any_wrong?: boolean;
}

type Position = Record<string, unknown> & { options?: { players?: number } };

export interface Step {
  id: string;
  title: string;
  clauses?: string[];
  /** A variant, taught after the finale. */
  extra?: boolean;
  position: Position;
  decisions: Decision[];
}

export interface Finale {
  title: string;
  say: string;
  won: string;
  lost: string;
  position: Position;
  bots: (string | null)[];
  dice: Record<string, unknown[]> | null;
  retry: "same" | "new";
}

export interface Player {
  id: string;
  name: string;
  face: string;
}

export interface Lesson {
  game: string;
  title: string;
  minutes: number;
  /** The learner's. */
  seat: number;
  /** By seat; the learner is called `you`. */
  players: Player[];
  steps: Step[];
  finale: Finale;
}

/** The name of the finale in addresses. */
export const FINALE = "finale";

export function mainSteps({ steps }: Lesson): Step[] {
  return steps.filter((step) => !step.extra);
}

export function extras({ steps }: Lesson): Step[] {
  return steps.filter((step) => step.extra);
}

/** Every step by its name in addresses: the finale follows the main steps, the variants follow the finale. */
export function order(lesson: Lesson): string[] {
  return [...mainSteps(lesson), { id: FINALE }, ...extras(lesson)].map(({ id }) => id);
}

export function stepAt(lesson: Lesson, id: string): Step | null {
  return lesson.steps.find((step) => step.id === id) ?? null;
}

/** The step before or after one; null at either end. */
export function neighbour(lesson: Lesson, id: string, by: 1 | -1): string | null {
  const all = order(lesson);
  return all[all.indexOf(id) + by] ?? null;
}

export interface Place {
  /** From 1, within its part. */
  number: number;
  of: number;
  extra: boolean;
}

/** Where a step is: among the main steps and the finale, or among the variants. */
export function placeOf(lesson: Lesson, id: string): Place {
  const main = [...mainSteps(lesson).map((step) => step.id), FINALE];
  const extra = !main.includes(id);
  const part = extra ? extras(lesson).map((step) => step.id) : main;
  return { number: part.indexOf(id) + 1, of: part.length, extra };
}

/** How many sit at the table of a position. */
export function seatsAt(position: Position, { players }: Lesson): number {
  return position.options?.players ?? players.length;
}
