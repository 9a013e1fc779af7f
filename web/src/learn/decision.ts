/** A step of a lesson as it is answered: which answer a choice is, how often one missed, what helps. No rules, no server. */
import type { Answer, Decision } from "./lesson";

export type Kind = "right" | "poor" | "wrong" | "other";

/** What Tante Inge says about a choice. */
export interface Said {
  kind: Kind;
  text: string;
}

/** A legal choice, and what is played for it. */
export interface Verdict extends Said {
  do: string;
  then: string[];
}

/** Whether a choice is the one that a lesson lists. */
export type Means = (chosen: string, listed: string) => boolean;

export const same: Means = (chosen, listed) => chosen === listed;

function found(answers: Answer[] | undefined, chosen: string, means: Means): Answer | undefined {
  return answers?.find((answer) => means(chosen, answer.do));
}

/** What follows an answer, then what follows any right one. */
function scripted(decision: Decision, answer: Answer): string[] {
  return [...(answer.then ?? []), ...(decision.then ?? [])];
}

/** What a legal choice is. */
export function judge(decision: Decision, chosen: string, means: Means = same): Verdict {
  const right = found(decision.right, chosen, means);
  if (right) return { kind: "right", text: right.say, do: right.do, then: scripted(decision, right) };
  const poor = found(decision.poor, chosen, means);
  if (poor) return { kind: "poor", text: poor.say, do: poor.do, then: [] };
  const [model] = decision.right;
  if (decision.any_wrong && model)
    return { kind: "right", text: model.say, do: chosen, then: scripted(decision, model) };
  return { kind: "other", text: decision.other ?? "", do: chosen, then: [] };
}

/** The lesson's own sentence about an illegal choice; null where it has none. */
export function refuse(decision: Decision, chosen: string, means: Means = same): Said | null {
  const wrong = found(decision.wrong, chosen, means);
  return wrong ? { kind: "wrong", text: wrong.say } : null;
}

/** A right answer that can be given now; earlier decisions may have taken others away. */
export function model(decision: Decision, legal: string[], means: Means = same): Answer | undefined {
  const [first] = decision.right;
  return decision.right.find((answer) => legal.some((notation) => means(notation, answer.do))) ?? first;
}

export interface Played {
  do: string;
  then: string[];
}

/** How far a step has come. */
export interface Course {
  /** The number of the decision. */
  at: number;
  /** What was said last; the question is asked again with the next touch. */
  said: Said | null;
  /** Misses in this decision, and in the whole step. */
  misses: number;
  missed: number;
  /** The pieces that were rightly pointed out. */
  marked: string[];
  /** What led here, to be played again where the position has to be opened anew. */
  path: Played[];
  done: boolean;
}

export const BEGINNING: Course = {
  at: 0,
  said: null,
  misses: 0,
  missed: 0,
  marked: [],
  path: [],
  done: false,
};

export function miss(course: Course, said: Said | null): Course {
  return { ...course, said, misses: course.misses + 1, missed: course.missed + 1 };
}

/** After a right answer: the next decision, or the end of the step. */
export function advance(course: Course, decisions: Decision[], verdict: Verdict): Course {
  const done = course.at + 1 >= decisions.length;
  const last = decisions[course.at]?.done;
  const text = [verdict.text, done ? last : ""].filter(Boolean).join(" ");
  return {
    ...course,
    at: done ? course.at : course.at + 1,
    said: { kind: "right", text },
    misses: 0,
    marked: [],
    path: [...course.path, { do: verdict.do, then: verdict.then }],
    done,
  };
}

/** A piece is pointed out: kept if it is wanted, else a miss. */
export function point(course: Course, decision: Decision, mark: string, said: Said | null): Course {
  if (course.marked.includes(mark)) return course;
  if (!decision.mark?.includes(mark)) return miss(course, said);
  return { ...course, said: null, marked: [...course.marked, mark] };
}

export type Help = "none" | "glow" | "way";

/** After two misses the pieces glow, after three the way is shown. */
export function help({ misses }: Course): Help {
  if (misses >= 3) return "way";
  return misses >= 2 ? "glow" : "none";
}

/** What is ringed: what the question speaks of; after two misses the pieces of the right choice, after three its way. */
export function ringed(course: Course, decision: Decision, pieces: string[]): string[] {
  const helped = help(course);
  const wanted = pieces.filter(
    (mark) => helped === "way" || (helped === "glow" && !mark.startsWith("arrow")),
  );
  return [...new Set([...(decision.show ?? []), ...wanted])];
}
