/**
 * A table as this browser takes part in it: a connection for each seat that it holds, or one for watching.
 *
 * Where several players share the screen and hide something from each other, one more connection has what all of them
 * may see. It is shown unless a player whose turn it is has asked for the hand (`uncover`), and it alone is told.
 */
import { untrack } from "svelte";

import { Connection } from "../api/connection.svelte";
import { Refused, server, type TableMessage, type UpdateMessage } from "../api/http";
import { dropSeat, held, hold, takeSeatsFromLink } from "../api/keys";
import { play } from "../sound/player";
import { settings, type Pace } from "../app/settings.svelte";
import { answerTo } from "../fairness/numbers";
import { notePromise } from "../fairness/promises";
import { takePart } from "../fairness/throwIn";
import { loadText, loadUi } from "../games/discovery";
import type { AnyEvent, GameUi, Who } from "../games/game";
import { language } from "../i18n/language.svelte";
import { Playback } from "./playback.svelte";
import { Chronicle, type LogLine, type Story } from "./show/chronicle.svelte";
import { firstNote } from "./show/firsts";
import type { Frame, TurnAt } from "./show/frames";
import { Bubbles } from "./talk/bubbles.svelte";

const LOGGED = 60;

export class Session {
  readonly id: string;
  connections = $state.raw<Connection[]>([]);
  /** The number of the connection whose view is shown. */
  front = $state(0);
  ui = $state.raw<GameUi | null>(null);
  words = $state.raw<unknown>(null);
  refusal = $state.raw<Refused | null>(null);
  /** What has happened, in words, and what can be shown again. */
  readonly chronicle = new Chronicle(this);
  /** What the players are saying. */
  readonly bubbles = new Bubbles(() => play("bubble"));
  /** A page that leads through a game by itself has no other taps to wait for. */
  private readonly pace = (): Pace => (this.keys && settings.pace === "tap" ? "normal" : settings.pace);
  private readonly ownPlayback = new Playback(this, this.pace);
  private readonly sharedPlayback = new Playback(this, this.pace);
  /** When this page was opened, by the server's clock. */
  private openedAt: number | null = null;
  private readonly filled = new WeakSet<Connection>();
  /** Whether the board still shows the view of a seat that was left, or of a spectator. */
  private isOutdated = false;
  /** Whether the numbers for the next game are thrown in. */
  private isTakingPart = false;

  /** What all players at this screen may see; null where nothing has to be hidden. */
  shared = $derived(this.connections.find(({ isShared }) => isShared) ?? null);
  connection = $derived(this.connections[this.front] ?? this.connections[0] ?? null);
  table = $derived<TableMessage | null>(this.connection?.received.table ?? null);
  latest = $derived<UpdateMessage | null>(this.connection?.received.latest ?? null);
  /** The newest update of all connections: the seats at this screen are told one after the other. */
  newest = $derived<UpdateMessage | null>(
    this.connections
      .map((connection) => connection.received.latest)
      .reduce((one, other) => ((other?.revision ?? -1) > (one?.revision ?? -1) ? other : one), null),
  );
  playback = $derived(this.connection?.isShared ? this.sharedPlayback : this.ownPlayback);
  /** The connection that is told aloud: in the log, to screen readers, in the past that boards know. */
  told = $derived(this.shared ?? this.connection);
  seat = $derived<number | null>(this.connection?.seat ?? null);
  seats = $derived(this.connections.map((connection) => connection.seat).filter((seat) => seat !== null));
  owner = $derived(this.table ? (held(this.table.id)?.owner ?? null) : null);
  /** The seats that players at this screen have left. */
  left = $derived(this.table ? (held(this.table.id)?.left ?? []) : []);
  /** The seats of this screen that are to decide now. */
  onTurn = $derived(this.seats.filter((seat) => this.newest?.on_turn.includes(seat)));
  /** The connection that can take back its last decision: that of the seat shown, at a shared screen of any seat. */
  undoing = $derived(
    (this.connection?.isShared ? this.connections : [this.connection]).find(
      (connection) => connection?.received.latest?.undo,
    ) ?? null,
  );
  /** The seat whose player is asked to come to the screen, and to uncover the hand; null if nobody is. */
  awaited = $derived(
    this.shared && this.seat === null && !this.ui?.realTime && this.playback.idle
      ? (this.onTurn[0] ?? null)
      : null,
  );
  /** Who acts in the moment that is shown, or is to decide after it. */
  focus = $derived.by<number[]>(() => {
    const { shown, acting } = this.playback;
    if (!shown) return [];
    if (!acting || this.ui?.realTime) return shown.onTurn;
    return shown.seat === null ? [] : [shown.seat];
  });

  /** With `keys` the seats are those of this page alone; otherwise those that this browser remembers. */
  constructor(
    id: string,
    private readonly keys: string[] | null = null,
  ) {
    this.id = id;
    void this.open();
  }

  readonly who: Who = (seat) => {
    const chair = this.table?.chairs[seat];
    return chair?.name || language.text.setUp.seat(seat + 1);
  };

  /** Where nobody waits for this player: at a screen of one's own, without a clock. Lessons explain by themselves. */
  readonly explain = (frame: Frame): string => {
    const { ui, words, who, table } = this;
    if (this.keys || !ui || !table || table.clock || this.seats.length !== 1) return "";
    return firstNote(frame, { game: table.game, ui, words, who });
  };

  async open(): Promise<void> {
    try {
      const about = await server.about(this.id);
      takeSeatsFromLink(this.id, about.game);
      notePromise(about);
      this.refusal = null;
      const [ui, words] = await Promise.all([loadUi(about.game), loadText(about.game, language.code)]);
      this.ui = ui;
      this.words = words;
      this.connect(about.game);
    } catch (error) {
      this.refusal = Refused.from(error);
    }
  }

  async speak(): Promise<void> {
    if (this.table) this.words = await loadText(this.table.game, language.code);
  }

  /** Opens a connection for each key that this browser holds, or one without a key for watching. */
  private connect(game: string): void {
    const mine = held(this.id);
    if (mine) hold(this.id, game, []);
    const seats = this.keys ?? mine?.seats ?? [];
    const keys = seats.length ? seats : [null];
    const isShared = keys.length > 1 && (this.ui?.secret ?? false);
    this.close();
    this.front = isShared ? keys.length : 0;
    this.isOutdated = true;
    this.connections = [
      ...keys.map((key, number) => this.connectionFor(number, key)),
      ...(isShared ? [this.connectionFor(keys.length, keys[0] ?? null, isShared)] : []),
    ];
  }

  private connectionFor(number: number, key: string | null, isShared = false): Connection {
    const onTable = (table: TableMessage) => this.throwIn(number, table);
    return new Connection(this.id, key, (update) => this.take(number, update), isShared, onTable);
  }

  private get ownKeys(): string[] {
    return this.connections.flatMap(({ key, isShared }) => (key && !isShared ? [key] : []));
  }

  /** Promises or shows the number of a seat for the dice; a game begins without those that fail. */
  private throwIn(number: number, table: TableMessage): void {
    const connection = this.connections[number];
    if (!connection?.key || connection.isShared) return;
    const said = answerTo(table, connection.key);
    if (said) void connection.ask({ ...said }).catch(() => undefined);
    if (table.rematch && !this.isTakingPart)
      void takePart(table.rematch, this.ownKeys).catch(() => undefined);
    this.isTakingPart = table.rematch !== null;
  }

  /** Connects again after a player at this screen has taken a seat or given one up. */
  reconnect(): void {
    if (this.table) this.connect(this.table.game);
  }

  /** Drops a key that is no longer valid; any other refusal is shown. */
  refused(connection: Connection): void {
    if (connection.key && connection.refusal?.code === "not-seated") {
      dropSeat(this.id, connection.key);
      this.reconnect();
    } else {
      this.refusal = connection.refusal;
    }
  }

  private take(number: number, update: UpdateMessage): void {
    const connection = this.connections[number];
    if (!connection) return;
    this.chronicle.remember(connection, update);
    if (update.revision > 0 && (connection.received.steps[0]?.revision ?? Infinity) > 1)
      void this.fillLog(connection, update.revision);
    this.coverAfterTurn();
    if (number === this.front)
      this.ui?.note?.({ table: this.id, steps: update.steps, view: update.view, seat: this.seat });
    // What all may see is followed behind a hand too, so that it goes on from there.
    if (connection.isShared) this.follow(this.sharedPlayback, update);
    else if (number === this.front) this.follow(this.ownPlayback, update);
  }

  private follow(playback: Playback, update: UpdateMessage): void {
    // What everybody sees at the same time is shown at once, and in a round against time nothing is held back.
    const { reveal, deadline } = update.clock;
    const isAtOnce = this.isOutdated || deadline !== null || (reveal !== null && update.on_turn.length > 0);
    this.isOutdated = false;
    if (isAtOnce) playback.jump(update);
    else playback.push(update);
  }

  /** Shows the hand of the awaited player. */
  uncover(): void {
    if (this.awaited !== null) this.show(this.awaited);
  }

  /** Covers a hand as soon as its player has decided. */
  private coverAfterTurn(): void {
    if (!this.shared || this.seat === null || this.onTurn.includes(this.seat)) return;
    this.front = this.connections.indexOf(this.shared);
    this.ownPlayback.clear();
  }

  /** Fetches, once, what happened before this page was opened. */
  private async fillLog(connection: Connection, revision: number): Promise<void> {
    if (this.filled.has(connection)) return;
    this.filled.add(connection);
    const earlier = await server
      .update(this.id, connection.isShared ? null : connection.key, Math.max(0, revision - LOGGED))
      .catch(() => null);
    if (!earlier) return;
    connection.received.addSteps(earlier.steps);
    this.chronicle.remember(connection, earlier);
  }

  /** Shows the seat of this screen that decides next, where nothing has to be hidden. */
  turnToNext(): void {
    const [next] = this.onTurn;
    if (this.shared || next === undefined || this.seats.length < 2 || this.onTurn.includes(this.seat ?? -1))
      return;
    const { latest } = this.connections.find(({ seat }) => seat === next)?.received ?? {};
    if (latest?.revision === this.newest?.revision) this.show(next);
  }

  private show(seat: number): void {
    const number = this.connections.findIndex((connection) => connection.seat === seat);
    const latest = this.connections[number]?.received.latest;
    if (!latest) return;
    this.front = number;
    this.ownPlayback.jump({ ...latest, steps: [] });
  }

  /** The revision at which the turn of a revision began. */
  readonly turnAt: TurnAt = (revision) => (this.told ? this.chronicle.turnAt(this.told, revision) : revision);

  /** All events that have been shown, the oldest first. */
  get past(): AnyEvent[] {
    return this.chronicle.past;
  }

  get log(): LogLine[] {
    return this.chronicle.log;
  }

  get logAndTalk(): LogLine[] {
    return this.chronicle.logAndTalk;
  }

  /** The round, or the like, that is shown. */
  get chapter(): string {
    return this.chronicle.chapter;
  }

  /** The moment that is shown, in words. */
  get story(): Story {
    return this.chronicle.story;
  }

  /** The same for those who hear it. */
  get aloud(): string {
    return this.chronicle.aloud;
  }

  /** Shows again what has happened since the viewer's last turn. */
  showAgain(): void {
    if (this.connection) this.playback.replay(this.chronicle.sinceTurnOf(this.connection, this.seat));
  }

  /** Shows at their coasters what players say from now on. */
  listen(): void {
    const { chat = [], latest } = this.told?.received ?? {};
    const own = this.seat === null ? "" : this.who(this.seat);
    if (!latest) return;
    this.openedAt ??= latest.clock.now;
    const { openedAt } = this;
    untrack(() => this.bubbles.take(chat, openedAt, own));
  }

  close(): void {
    this.bubbles.close();
    this.ownPlayback.close();
    this.sharedPlayback.close();
    for (const connection of this.connections) connection.close();
  }
}
