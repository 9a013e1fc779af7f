/** Who sits at a practice table: the learner, and the characters of the lesson. */
import type { PracticePlan } from "../api/http";
import { settings } from "../app/settings.svelte";
import { language } from "../i18n/language.svelte";
import { seatsAt, type Lesson, type Step } from "./lesson";

interface Wishes {
  /** Chance waits for the script. */
  waits: boolean;
  /** The level of each seat; characters without one move by script. */
  bots?: (string | null)[];
  dice?: PracticePlan["dice"];
}

export function planOf(
  lesson: Lesson,
  position: Step["position"],
  { waits, bots = [], dice = null }: Wishes,
): PracticePlan {
  const own = lesson.seat;
  const others = Array.from({ length: seatsAt(position, lesson) }, (_, seat) => {
    const character = lesson.players[seat];
    if (seat === own || !character) return null;
    return { name: character.name, face: character.face, level: bots[seat] ?? null };
  });
  const names = others.map((other) => other?.name);
  return { game: lesson.game, position, seat: own, name: nameBeside(names), others, waits, dice };
}

/** What the learner is called: by name, unless there is none or a character has the same. */
function nameBeside(others: (string | undefined)[]): string {
  const { name } = settings;
  return name && !others.includes(name) ? name : language.text.learn.you;
}

/** The gentlest bots that the lesson knows, for a first game. */
export function gentlest({ finale }: Lesson): string {
  return finale.bots.includes("gentle") ? "gentle" : "easy";
}
