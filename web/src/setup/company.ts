/** The names of those who are to play, as far as they are known. */
import type { Place } from "../api/http";
import { regulars } from "../app/regulars.svelte";
import type { Text } from "../i18n/language.svelte";

export function nameOf({ sitter, name = "", face = "", level = "" }: Place, text: Text): string {
  if (sitter === "bot") return regulars.named(face)?.name ?? text.setUp.levels[level] ?? level;
  return (sitter !== "friend" && name.trim()) || text.seats.sitter[sitter];
}
