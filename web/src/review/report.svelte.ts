/** The coach's review of a finished game, and what happened in it, in words. */
import { Refused, server, type Review, type TableMessage } from "../api/http";
import { loadText, loadUi } from "../games/discovery";
import type { GameUi, Who } from "../games/game";
import { linesOf } from "../games/told";
import { language } from "../i18n/language.svelte";
import { CHUNK, framesOf, join, NONE, type Frames } from "../replay/frames";
import { chunksOf, span, toldOf } from "./moments";
import { sidesOf, type Side } from "./sides";

/** The most lines that tell a turn; the last ones count, since they tell the result. */
const LINES = 4;

export class Report {
  table = $state.raw<TableMessage | null>(null);
  ui = $state.raw<GameUi | null>(null);
  words = $state.raw<unknown>(null);
  review = $state.raw<Review | null>(null);
  refusal = $state.raw<Refused | null>(null);
  private frames = $state.raw<Frames>(NONE);

  sides = $derived<Side[]>(this.review && this.ui ? sidesOf(this.review, this.ui) : []);

  constructor(readonly id: string) {}

  readonly who: Who = (seat) => this.table?.chairs[seat]?.name || language.text.setUp.seat(seat + 1);

  readonly name = (side: Side): string => language.list(side.seats.map(this.who));

  async open(): Promise<void> {
    try {
      const table = await server.about(this.id);
      const [ui, words] = await Promise.all([loadUi(table.game), loadText(table.game, language.code)]);
      Object.assign(this, { table, ui, words });
      const review = await server.review(this.id);
      this.frames = await this.fetch(toldOf(review));
      this.review = review;
      this.refusal = null;
    } catch (error) {
      this.refusal = Refused.from(error);
    }
  }

  async speak(): Promise<void> {
    if (this.table) this.words = await loadText(this.table.game, language.code);
  }

  /** What happened in a turn, in words. */
  told(turn: number): string[] {
    const { ui, words, who, frames } = this;
    if (!ui || !words || !this.review) return [];
    const teller = { ui, words, who, text: language.text };
    const [first, last] = span(this.review, turn);
    const steps = Array.from({ length: last - first + 1 }, (_, number) => frames.get(first + number));
    return steps
      .flatMap((frame) => (frame?.step ? linesOf(frame.step, frame.view, teller) : []))
      .slice(-LINES);
  }

  /** A choice in words, made at the position before a revision. */
  describe(notation: string, revision: number): string {
    const before = this.frames.get(revision - 1);
    return before && this.ui ? this.ui.describe(notation, before.view, this.who, this.words) : notation;
  }

  private async fetch(revisions: number[]): Promise<Frames> {
    const messages = await Promise.all(
      chunksOf(revisions).map((first) => server.replay(this.id, null, null, first, CHUNK)),
    );
    return messages.map(framesOf).reduce<Frames>(join, NONE);
  }
}
