/** The pictures that explain a game: positions, and what is done in them, frame by frame. */
import { Refused, server } from "../api/http";
import type { AnyEvent } from "../games/game";
import type { Code } from "../i18n/language.svelte";

export interface Frame {
  view: unknown;
  events: AnyEvent[];
  legal: string[];
}

export interface Picture {
  id: string;
  caption: string;
  seat: number;
  /** The position first. */
  frames: Frame[];
  show: string[];
}

export interface Pictures {
  how_to_play: Picture[];
  /** Diagrams by the clause that they show. */
  clauses: Record<string, Picture[]>;
}

const NONE: Pictures = { how_to_play: [], clauses: {} };
const known = new Map<string, Promise<Pictures>>();

/** Fetched once; a game without pictures has none. */
export function picturesOf(game: string, language: Code): Promise<Pictures> {
  const name = `${game} ${language}`;
  const found =
    known.get(name) ?? server.pictures<Pictures>(game, language).catch((error: unknown) => none(name, error));
  known.set(name, found);
  return found;
}

/** What cannot be fetched now may be later. */
function none(name: string, error: unknown): Pictures {
  if (Refused.from(error).code === "unreachable") known.delete(name);
  return NONE;
}

/** How long each frame of a picture stands, in milliseconds: the position long enough to be understood. */
const FIRST = 1900;
const EACH = 1300;
const LAST = 2600;

export function standing(frame: number, frames: number): number {
  if (frame >= frames - 1) return LAST;
  return frame ? EACH : FIRST;
}

/** Who sits in the pictures; the viewer is seat 0. */
export const COMPANY = ["", "Lotte", "Mo", "Basile", "Inge", "Friis"];
