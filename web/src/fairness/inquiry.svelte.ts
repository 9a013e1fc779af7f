/** The checked dice of a finished game, and what they did, in words. */
import { Refused, server, type DiceMessage, type TableMessage } from "../api/http";
import { loadText, loadUi } from "../games/discovery";
import type { GameUi, Who } from "../games/game";
import { linesOf } from "../games/told";
import { language } from "../i18n/language.svelte";
import { CHUNK, framesOf, join, NONE, type Frames } from "../replay/frames";
import { chunksOf } from "../review/moments";
import { findingsOf, verdictOf } from "./checks";
import { ownNumbers, type OwnNumber } from "./numbers";
import { promised } from "./promises";

export class Inquiry {
  table = $state.raw<TableMessage | null>(null);
  dice = $state.raw<DiceMessage | null>(null);
  refusal = $state.raw<Refused | null>(null);
  private ui = $state.raw<GameUi | null>(null);
  private words = $state.raw<unknown>(null);
  private frames = $state.raw<Frames>(NONE);

  /** The fingerprint that this browser remembers. */
  noted = $state<string | null>(null);
  /** The numbers that this browser threw in. */
  own = $state.raw<OwnNumber[]>([]);
  findings = $derived(this.dice ? findingsOf(this.dice, this.noted, this.own) : null);
  verdict = $derived(this.findings ? verdictOf(this.findings) : null);
  others = $derived(this.dice?.draws.filter(({ follows }) => !follows).length ?? 0);

  constructor(readonly id: string) {
    this.noted = promised(id);
    this.own = ownNumbers(id).filter(({ fixed }) => fixed);
  }

  readonly who: Who = (seat) => this.table?.chairs[seat]?.name || language.text.setUp.seat(seat + 1);

  async open(): Promise<void> {
    try {
      const table = await server.about(this.id);
      const [ui, words] = await Promise.all([loadUi(table.game), loadText(table.game, language.code)]);
      Object.assign(this, { table, ui, words });
      this.dice = await server.dice(this.id);
      this.refusal = null;
    } catch (error) {
      this.refusal = Refused.from(error);
    }
  }

  async speak(): Promise<void> {
    if (this.table) this.words = await loadText(this.table.game, language.code);
  }

  /** Fetches how the draws looked at the table; without that, their notation is shown. */
  async recall(): Promise<void> {
    if (this.frames.size || !this.dice) return;
    const chunks = chunksOf(this.dice.draws.map(({ revision }) => revision));
    const fetched = chunks.map((first) => server.replay(this.id, null, null, first, CHUNK));
    const messages = await Promise.all(fetched).catch(() => []);
    this.frames = messages.map(framesOf).reduce<Frames>(join, NONE);
  }

  /** A draw in words. */
  told(revision: number): string[] {
    const { ui, words, who } = this;
    const frame = this.frames.get(revision);
    if (!ui || !words || !frame?.step) return [];
    return linesOf(frame.step, frame.view, { ui, words, who, text: language.text });
  }
}
