/** Finds games by the names of their folders, and loads them when they are needed: no other file names a game. */
import type { Component } from "svelte";

import type { Code } from "../i18n/language.svelte";
import type { GameUi } from "./game";

type Loader = () => Promise<{ ui: GameUi }>;
type TextLoader = () => Promise<{ text: unknown }>;
const interfaces = import.meta.glob<{ ui: GameUi }>("./*/ui.ts") as Record<string, Loader>;
const thumbs = import.meta.glob<{ default: Component }>("./*/Thumb.svelte");
const texts = import.meta.glob<{ text: unknown }>("./*/text/*.ts") as Record<string, TextLoader>;

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

export async function loadThumb(game: string): Promise<Component | null> {
  const load = thumbs[`./${game}/Thumb.svelte`];
  return load ? (await load()).default : null;
}
