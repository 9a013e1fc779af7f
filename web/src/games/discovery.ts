/** Finds games by the names of their folders, and loads them when they are needed: no other file names a game. */
import type { Component } from "svelte";

import type { Code } from "../i18n/language.svelte";
import type { GameUi, Lid, Still, ThumbProps } from "./game";

type Loader = () => Promise<{ ui: GameUi }>;
type TextLoader = () => Promise<{ text: unknown }>;
type Thumb = Component<ThumbProps>;
const interfaces = import.meta.glob<{ ui: GameUi }>("./*/ui.ts") as Record<string, Loader>;
const thumbs = import.meta.glob<{ default: Thumb }>("./*/Thumb.svelte");
const films = import.meta.glob<{ default: Still[] }>("./*/film.json");
const texts = import.meta.glob<{ text: unknown }>("./*/text/*.ts") as Record<string, TextLoader>;
/** Small, and needed at first. */
const lids = import.meta.glob<{ lid: Lid }>("./*/lid.ts", { eager: true });

export async function loadUi(game: string): Promise<GameUi> {
  const load = interfaces[`./${game}/ui.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).ui;
}

export async function loadText(game: string, language: Code): Promise<unknown> {
  const load = texts[`./${game}/text/${language}.ts`];
  if (!load) throw new Error(`no words for ${game} in ${language}`);
  return (await load()).text;
}

export async function loadThumb(game: string): Promise<Thumb | null> {
  const load = thumbs[`./${game}/Thumb.svelte`];
  return load ? (await load()).default : null;
}

/** What the lid says; a game without a lid of its own says what it is about. */
export async function loadTagline(game: string, language: Code): Promise<string> {
  const own = lids[`./${game}/lid.ts`]?.lid.tagline[language];
  return own ?? ((await loadText(game, language)) as { summary: string }).summary;
}

/** A bot game that was recorded by `make films`; empty for a game without one. */
export async function loadFilm(game: string): Promise<Still[]> {
  const load = films[`./${game}/film.json`];
  return load ? (await load()).default : [];
}
