/** What the narrations of all games need: people who may be the viewer, and words that vary. */

/** Somebody at the table; the viewer is addressed as such. */
export interface Person {
  name: string;
  you: boolean;
}

export type People = (seat: number) => Person;

export function peopleOf(who: (seat: number) => string, you: number | null): People {
  return (seat) => ({ name: who(seat), you: seat === you });
}

/** One of several ways to say it, always the same for the same thing; the jest at most one time in four. */
export function varied(thing: unknown, plain: string[], jest = ""): string {
  const number = hash(JSON.stringify(thing));
  if (jest && number % 4 === 3) return jest;
  return plain[(number >>> 2) % plain.length] ?? "";
}

function hash(text: string): number {
  let number = 2166136261;
  for (const letter of text) number = Math.imul(number ^ letter.charCodeAt(0), 16777619);
  return number >>> 0;
}

/** Sentences in a row; empty ones are left out. */
export function sentences(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
