/** The state of a replay: the place, the viewer, and what has been fetched. */
import { Refused, server, type GameEntry, type ReplayMessage, type TableMessage } from "../api/http";
import { held } from "../api/keys";
import { loadText, loadUi } from "../games/discovery";
import type { GameUi, Who } from "../games/game";
import { linesOf } from "../games/told";
import { language } from "../i18n/language.svelte";
import { CHUNK, framesOf, join, missing, NONE, within, type Frame } from "./frames";
import type { Motion } from "./keyboard";
import { firstViewer, NOBODY, ownSeats, seatsToSee } from "./viewers";

/** Milliseconds for a step. */
const PACE = 900;

export class Film {
  table = $state.raw<TableMessage | null>(null);
  game = $state.raw<GameEntry | null>(null);
  ui = $state.raw<GameUi | null>(null);
  words = $state.raw<unknown>(null);
  refusal = $state.raw<Refused | null>(null);
  outcome = $state.raw<ReplayMessage["outcome"]>(null);
  /** The seat whose view is wanted; null for a spectator's. */
  seat = $state<number | null>(null);
  at = $state(0);
  last = $state(0);
  playing = $state(false);
  /** The last frame that could be shown; it stays until the next one is loaded. */
  shown = $state.raw<Frame | null>(null);
  /** The seat whose view that frame shows. */
  eyes = $state<number | null>(null);

  private frames = NONE;
  private own = NOBODY;
  private fetching = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  seats = $derived(this.table ? seatsToSee(this.table, this.own, this.ui?.secret ?? true) : []);
  waiting = $derived(this.shown?.revision !== this.at || this.eyes !== this.seat);
  lines = $derived.by(() => {
    const { shown, ui, words, who } = this;
    if (!shown || !ui || !words) return [];
    if (!shown.step) return [language.text.table.logEmpty];
    return linesOf(shown.step, shown.view, { ui, words, who, text: language.text });
  });

  /** Begins at a revision, by default at the start. */
  constructor(
    readonly id: string,
    first = 0,
  ) {
    this.at = first;
  }

  readonly who: Who = (seat) => this.table?.chairs[seat]?.name || language.text.setUp.seat(seat + 1);

  async open(): Promise<void> {
    try {
      const [table, games] = await Promise.all([server.about(this.id), server.games()]);
      const [ui, words] = await Promise.all([loadUi(table.game), loadText(table.game, language.code)]);
      this.own = await ownSeats(this.id, held(this.id)?.seats ?? []);
      if (!this.table) this.seat = firstViewer(table, this.own, ui.secret);
      Object.assign(this, { table, ui, words, game: games.find(({ name }) => name === table.game) ?? null });
      await this.fetch(1);
      this.refusal = null;
      this.go(this.at);
    } catch (error) {
      this.fail(error);
    }
  }

  async speak(): Promise<void> {
    if (this.table) this.words = await loadText(this.table.game, language.code);
  }

  /** Goes to a revision, which is shown as soon as it is loaded. */
  go(revision: number): void {
    this.at = within(revision, this.last);
    this.show();
    void this.fill();
  }

  /** Shows the same place through the eyes of another seat. */
  look(seat: number | null): void {
    this.seat = seat;
    this.frames = NONE;
    void this.fill();
  }

  move(motion: Motion): void {
    if (motion === "play") return this.playing ? this.pause() : this.play();
    this.pause();
    const to = { first: 0, earlier: this.at - 1, later: this.at + 1, last: this.last }[motion];
    if (to >= this.last && this.table?.stage === "playing") void this.catchUp(motion);
    else this.go(to);
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.timer = setTimeout(this.next, PACE);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  private readonly next = (): void => {
    if (!this.waiting) this.go(this.at + 1);
    if (this.at === this.last) this.pause();
    else this.timer = setTimeout(this.next, PACE);
  };

  /** A game that is not over may have gone on. */
  private async catchUp(motion: Motion): Promise<void> {
    const next = this.at + 1;
    try {
      this.table = await server.about(this.id);
      await this.fetch(this.last + 1);
    } catch (error) {
      this.fail(error);
    }
    this.go(motion === "last" ? this.last : next);
  }

  /** Fetches what is missing, one chunk at a time, always for the present place. */
  private async fill(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      for (let first = this.lacks(); first !== null; first = this.lacks()) await this.fetch(first);
    } catch (error) {
      this.fail(error);
    } finally {
      this.fetching = false;
    }
  }

  private show(): void {
    const frame = this.frames.get(this.at);
    if (!frame) return;
    this.shown = frame;
    this.eyes = this.seat;
  }

  private lacks(): number | null {
    return missing(this.frames, this.at, this.last);
  }

  private async fetch(first: number): Promise<void> {
    const { seat } = this;
    const key = seat === null ? null : (this.own.get(seat) ?? null);
    const message = await server.replay(this.id, key, seat, first, CHUNK);
    if (seat !== this.seat) return;
    this.frames = join(this.frames, framesOf(message));
    this.last = message.revisions;
    this.outcome = message.outcome;
    this.show();
  }

  private fail(error: unknown): void {
    this.pause();
    this.refusal = Refused.from(error);
  }
}
