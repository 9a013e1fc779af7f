/** A rules page as sections of clauses, and the search in it. */
import type { RulesPage } from "../api/http";
import { fold, wordsOf } from "./folding";
import { plain, plainBlock, readBlocks, readInlines, type Block } from "./markdown";

export interface Clause {
  id: string;
  /** The title without the id; examples have none. */
  title: string;
  blocks: Block[];
  /** The whole clause, folded for the search. */
  folded: string;
}

export interface Section {
  id: string;
  heading: string;
  lead: Block[];
  clauses: Clause[];
}

export interface Book {
  title: string;
  intro: Block[];
  sections: Section[];
}

const CLAUSE = /^- \*\*([A-Z]{2}(?:-X)?\d+)\b/gm;

export function readBook(page: RulesPage): Book {
  const [top = "", ...parts] = page.page.split(/^## /m);
  const [heading = "", ...intro] = top.trim().split("\n");
  const clauses = new Map(page.clauses.map((clause) => [clause.id, readClause(clause)]));
  return {
    title: heading.replace(/^#\s*/, ""),
    intro: readBlocks(intro.join("\n")),
    sections: parts.map((part, number) => readSection(part, number + 1, clauses)),
  };
}

function readClause({ id, heading, text }: RulesPage["clauses"][number]): Clause {
  const title = heading.slice(id.length).trim();
  const blocks = readBlocks(text);
  return { id, title, blocks, folded: fold([id, title, ...blocks.map(plainBlock)].join("\n")) };
}

function readSection(part: string, number: number, clauses: Map<string, Clause>): Section {
  const [heading = "", ...lines] = part.split("\n");
  const body = lines.join("\n");
  const ids = [...body.matchAll(CLAUSE)].map(([, id = ""]) => id);
  const first = body.search(CLAUSE);
  return {
    id: `section-${number}`,
    heading: plain(readInlines(heading.trim())),
    lead: readBlocks(first < 0 ? body : body.slice(0, first)),
    clauses: ids.flatMap((id) => clauses.get(id) ?? []),
  };
}

/** The sections with the clauses that contain all words of the query; everything for an empty query. */
export function search(sections: Section[], query: string): Section[] {
  const words = wordsOf(query);
  if (!words.length) return sections;
  return sections
    .map((section) => ({
      ...section,
      lead: [],
      clauses: section.clauses.filter((clause) => has(clause, words)),
    }))
    .filter(({ clauses }) => clauses.length);
}

function has(clause: Clause, words: string[]): boolean {
  return words.every((word) => clause.folded.includes(word));
}

export function count(sections: Section[]): number {
  return sections.reduce((sum, { clauses }) => sum + clauses.length, 0);
}

/** The first and the last clause of a section, for the contents. */
export function span({ clauses }: Section): string {
  const ends = [clauses[0], clauses.at(-1)].map((clause) => clause?.id ?? "");
  return [...new Set(ends)].filter(Boolean).join("–");
}
