/** What the viewer may decide in the moment that is shown, and what is said of it. */
import type { TableMessage } from "../api/http";
import type { GameUi } from "../games/game";
import { language } from "../i18n/language.svelte";
import type { Moves } from "./moves.svelte";
import type { Session } from "./session.svelte";
import { waiting } from "./show/goingOn";

/** What the page is about; it changes while the page stays. */
interface Scene {
  readonly table: TableMessage;
  readonly ui: GameUi;
  readonly words: unknown;
}

export class Deciding {
  constructor(
    private readonly session: Session,
    private readonly moves: Moves,
    private readonly scene: Scene,
  ) {}

  private playback = $derived.by(() => this.session.playback);
  private shown = $derived.by(() => this.playback.shown);
  private isLatest = $derived.by(() => this.shown?.revision === this.session.latest?.revision);
  /** Several players at this screen decide at the same time. */
  isTogether = $derived.by(() => (this.scene.ui.realTime ?? false) && this.session.seats.length > 1);
  private isMyDoing = $derived.by(() => this.playback.acting && this.shown?.seat === this.session.seat);

  isMine = $derived.by(() => {
    const { seat, focus, onTurn } = this.session;
    if (this.isTogether) return onTurn.length > 0;
    return seat !== null && focus.includes(seat) && !this.isMyDoing;
  });

  /** One decides when the board is still, or whenever one likes if one may while others do. */
  private isReady = $derived.by(() => {
    const { seat } = this.session;
    return seat !== null && (this.playback.idle ? this.isLatest : this.playback.hasPatience(seat));
  });

  legal = $derived.by(() => (this.isReady ? (this.session.latest?.legal ?? []) : []));
  isOver = $derived.by(() => this.scene.table.stage === "over" && this.playback.idle);
  /** What everybody waits for, once the result is shown. */
  private next = $derived.by(() => (this.isLatest ? (this.found?.next ?? null) : null));
  private found = $derived.by(() =>
    this.scene.ui.realTime ? this.moves.realTime.live(this.isTogether) : null,
  );
  live = $derived.by(() => this.found && { ...this.found, next: this.next });
  isNext = $derived.by(() => this.next !== null);

  task = $derived.by(() => {
    const { text } = language;
    const { session, playback } = this;
    const { ui } = this.scene;
    if (this.isOver) return text.table.over;
    if (this.next) return this.ready(this.next);
    if (ui.realTime || this.legal.length) return this.told(this.legal);
    if (playback.held) return text.table.tapOn;
    if (session.focus.length) return waiting(session, text);
    return playback.acting ? "" : this.told([]);
  });

  private ready({ ready, waiting }: { ready: unknown; waiting: number[] }): string {
    const { text } = language;
    if (ready) return text.table.nextRound;
    return text.table.waitReady(language.list(waiting.map(this.session.who)));
  }

  private told(legal: string[]): string {
    const { ui, words } = this.scene;
    return ui.task(this.shown?.view, legal, words, this.isTogether, this.session.who);
  }
}
