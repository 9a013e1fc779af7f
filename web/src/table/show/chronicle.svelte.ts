/** What has happened at a table, as far as it has been shown: in words, in turns, and frame by frame. */
import type { Connection } from "../../api/connection.svelte";
import type { ChatLine, StepMessage, TableMessage, UpdateMessage } from "../../api/http";
import type { Noticed } from "../../api/received.svelte";
import { isWaiting, leftOut } from "../../fairness/numbers";
import type { AnyEvent, GameUi, Who } from "../../games/game";
import { language } from "../../i18n/language.svelte";
import type { Playback } from "../playback.svelte";
import { eventsOf, framesOf, sinceTurnOf, type Frame } from "./frames";
import { details, happened, narration, subjectOf, turnsOf, type Narrator, type Turn } from "./turns";

/** A turn, or a notice, in the log. */
export interface LogLine {
  revision: number;
  seat: number | null;
  text: string;
  /** Its events one by one, where there are several. */
  details: string[];
  /** The head that it stands under, where it opens a round or the like. */
  chapter?: string;
  /** What a player says, in between. */
  isSaid?: boolean;
  /** The reaction that it is; "" for words. */
  reaction?: string;
}

export type Story = Pick<LogLine, "seat" | "text">;

/** The table that is told of. */
interface Teller {
  table: TableMessage | null;
  ui: GameUi | null;
  words: unknown;
  who: Who;
  playback: Playback;
  /** The seats at this screen. */
  seats: number[];
  /** The connection that is told of aloud. */
  told: Connection | null;
}

/** How many moments can be shown again. */
const SEEN = 80;
/** How far back the narration looks for something to say. */
const SAID = 8;

export class Chronicle {
  /** What each connection has seen lately. */
  private readonly seen = new WeakMap<Connection, Frame[]>();

  constructor(private readonly table: Teller) {}

  private narrator = $derived.by<Narrator | null>(() => {
    const { ui, words, who } = this.table;
    return ui && words ? { ui, words, who, text: language.text } : null;
  });
  private shown = $derived.by(() => this.table.playback.shown?.revision ?? 0);
  /** The turns up to the moment that is shown. */
  private turns = $derived.by(() => turnsOf(this.until(this.shown), this.table.ui?.goesOn));

  /** All events that have been shown, the oldest first. */
  past = $derived.by<AnyEvent[]>(() => this.until(this.table.playback.reached).flatMap(eventsOf));

  /** The moment that is shown, in words; it stays until there is something else to say. */
  story = $derived.by<Story>(() => {
    const { narrator } = this;
    for (const turn of narrator ? this.turns.slice(-SAID).reverse() : []) {
      const text = narrator ? narration(turn, this.viewAfter(turn), narrator) : "";
      // Against time a turn is a round of all.
      if (text) return { seat: this.table.ui?.realTime ? null : subjectOf(turn), text };
    }
    const { table } = this.table;
    return { seat: null, text: table && isWaiting(table) ? language.text.table.collecting : "" };
  });

  /** The same for those who hear it: against time every event counts, as the dice of a roll do. */
  aloud = $derived.by(() => {
    const turn = this.turns.at(-1);
    if (!this.table.ui?.realTime || !turn || !this.narrator) return this.story.text;
    return details(turn, this.viewAfter(turn), this.narrator).join(" ");
  });

  /** The log in words, the oldest first. */
  log = $derived.by<LogLine[]>(() => {
    const { narrator } = this;
    const turns = turnsOf(this.until(this.table.playback.reached), this.table.ui?.goesOn);
    const told = narrator ? turns.map((turn) => this.line(turn, narrator)) : [];
    const lines = told.filter(({ text }) => text);
    const log = withNotices(lines, this.table.told?.received.notices ?? [], this.table.who);
    return [...this.withoutNumbers(), ...log];
  });

  /** The log with what the players say in between. */
  logAndTalk = $derived.by<LogLine[]>(() => {
    const { steps = [], chat = [] } = this.table.told?.received ?? {};
    const said = chat.map((line) => this.said(line, steps));
    return [...this.log, ...said].sort((one, other) => one.revision - other.revision);
  });

  /** The round, or the like, that the moment shown belongs to. */
  chapter = $derived.by(() => {
    const opened = this.turns.map((turn) => this.chapterOf(turn));
    return opened.findLast((chapter) => chapter) ?? "";
  });

  /** The revision at which the turn of a revision began. */
  turnAt(connection: Connection, revision: number): number {
    const turns = turnsOf(connection.received.steps, this.table.ui?.goesOn);
    return turns.findLast(({ first }) => first <= revision)?.first ?? revision;
  }

  /** Keeps the moments of an update, earlier ones before those that are known, later ones after them. */
  remember(connection: Connection, update: UpdateMessage): void {
    const frames = framesOf(update, (revision) => this.turnAt(connection, revision));
    const known = this.seen.get(connection) ?? [];
    const [first, last] = [known[0]?.revision ?? Infinity, known.at(-1)?.revision ?? -Infinity];
    const earlier = frames.filter(({ revision }) => revision < first && known.length);
    const later = frames.filter(({ revision }) => revision > last);
    this.seen.set(connection, [...earlier, ...known, ...later].slice(-SEEN));
  }

  /** What a connection has seen since a seat's last turn. */
  sinceTurnOf(connection: Connection, seat: number | null): Frame[] {
    return sinceTurnOf(seat, this.seen.get(connection) ?? []);
  }

  /** The players whose numbers are not in the dice. */
  private withoutNumbers(): LogLine[] {
    const { table, who } = this.table;
    const seats = table ? leftOut(table) : [];
    return seats.map((seat) => {
      return { revision: 0, seat, text: language.text.table.leftOut(who(seat)), details: [] };
    });
  }

  private until(revision: number): StepMessage[] {
    return (this.table.told?.received.steps ?? []).filter((step) => step.revision <= revision);
  }

  private line(turn: Turn, narrator: Narrator): LogLine {
    const view = this.viewAfter(turn);
    const lines = details(turn, view, narrator);
    const text = narration(turn, view, narrator);
    const chapter = this.chapterOf(turn);
    return {
      revision: turn.first,
      seat: subjectOf(turn),
      text,
      details: lines.length > 1 ? lines : [],
      chapter,
    };
  }

  private chapterOf(turn: Turn): string {
    const { ui, words } = this.table;
    if (!ui?.chapter || !words) return "";
    for (const event of happened(turn)) {
      const chapter = ui.chapter(event, words);
      if (chapter) return chapter;
    }
    return "";
  }

  /** Where in the game it was said; the names at a table are all different. */
  private said({ at, name, said, reaction }: ChatLine, steps: StepMessage[]): LogLine {
    const { reactions } = language.text.table;
    const seat = this.table.table?.chairs.findIndex((chair) => chair.name === name) ?? -1;
    return {
      revision: steps.findLast((step) => step.at <= at)?.revision ?? 0,
      seat: seat < 0 ? null : seat,
      text: reaction ? (reactions[said] ?? said) : said,
      details: [],
      isSaid: true,
      reaction: reaction ? said : "",
    };
  }

  /** As it was then, where that is known. Where several players share a screen, nobody of them is “you”. */
  private viewAfter(turn: Turn): unknown {
    const { told, seats } = this.table;
    const revision = turn.steps.at(-1)?.revision;
    const then = told && this.seen.get(told)?.find((frame) => frame.revision === revision);
    const view = then?.view ?? told?.received.latest?.view;
    return seats.length > 1 ? { ...(view as object), you: null } : view;
  }
}

/** Puts each notice after what had happened by then. */
function withNotices(log: LogLine[], notices: Noticed[], who: Who): LogLine[] {
  const noticed = notices.map(({ seat, code, revision }) => {
    return { revision, seat, text: language.text.table.notice[code](who(seat)), details: [] };
  });
  return [...log, ...noticed].sort((one, other) => one.revision - other.revision);
}
