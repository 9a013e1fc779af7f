/** The rules of a game as the user reads them: the search, and the marked clause. */
import { tick } from "svelte";

import { Refused, server, type RulesPage } from "../api/http";
import type { Code } from "../i18n/language.svelte";
import { picturesOf, type Picture } from "../learn/pictures";
import { count, readBook, search } from "./clauses";
import { wordsOf } from "./folding";

export class Reading {
  page = $state.raw<RulesPage | null>(null);
  /** The title of the game. */
  title = $state("");
  /** Whether it can be learnt. */
  lesson = $state(false);
  /** The diagrams of clauses. */
  pictures = $state.raw<Record<string, Picture[]>>({});
  refusal = $state.raw<Refused | null>(null);
  query = $state("");
  marked = $state("");

  book = $derived(this.page && readBook(this.page));
  words = $derived(wordsOf(this.query));
  sections = $derived(search(this.book?.sections ?? [], this.query));
  found = $derived(count(this.sections));
  private asked = 0;

  constructor(readonly game: string) {}

  async load(language: Code): Promise<void> {
    const asked = ++this.asked;
    try {
      const [page, games] = await Promise.all([server.rules(this.game, language), server.games()]);
      if (asked !== this.asked) return;
      this.page = page;
      const game = games.find(({ name }) => name === this.game);
      this.title = game?.title ?? "";
      this.lesson = game?.lesson ?? false;
      this.refusal = null;
      const { clauses } = await picturesOf(this.game, language);
      if (asked === this.asked) this.pictures = clauses;
    } catch (error) {
      if (asked === this.asked) this.refusal = error as Refused;
    }
  }

  /** Scrolls to a clause or a heading, even if the search hides it. */
  async show(id: string): Promise<void> {
    this.marked = id;
    if (!document.getElementById(id)) this.query = "";
    await tick();
    const element = document.getElementById(id);
    element?.scrollIntoView({ block: "start" });
    element?.focus({ preventScroll: true });
  }
}
