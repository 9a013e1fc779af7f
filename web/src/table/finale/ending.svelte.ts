/** The end of a game in words: who won, what everybody will be remembered for, and its story. */
import { server, type StepMessage, type TableMessage, type UpdateMessage } from "../../api/http";
import { percent } from "../../app/format";
import type { GameUi, Result } from "../../games/game";
import { teamsOf } from "../../games/partners";
import { language } from "../../i18n/language.svelte";
import type { Colour } from "../../kit/colours";
import { CHUNK } from "../../replay/frames";
import { chunksOf, span } from "../../review/moments";
import type { Session } from "../session.svelte";
import { narration } from "../show/turns";
import { lasting, memories } from "./memories";
import { plotOf, type Plot } from "./plot";

/** A player in the ranking. */
export interface Standing {
  seat: number;
  name: string;
  face: string;
  colour: Colour;
  /** 0 where nobody is ranked. */
  rank: number;
  isWinner: boolean;
  isYou: boolean;
  result: Result | null;
  memory: string;
}

/** The story, and what happened in the turn that it names. */
interface Tale {
  plot: Plot;
  side: number[];
  steps: StepMessage[];
  view: object;
}

/** A review that takes longer than this comes too late for the scene. */
const PATIENCE = 25_000;

export class Ending {
  private steps = $state.raw<StepMessage[]>([]);
  private tale = $state.raw<Tale | null>(null);

  constructor(
    private readonly session: Session,
    readonly table: TableMessage,
    readonly ui: GameUi,
    readonly outcome: UpdateMessage["outcome"],
  ) {}

  winners = $derived.by(() => this.outcome?.winners ?? []);
  /** The one player at this screen; null for spectators and for several people, who are called by their names. */
  you = $derived.by(() => (this.session.seats.length === 1 ? (this.session.seats[0] ?? null) : null));
  /** Whether a player at this screen has won. */
  hasWon = $derived.by(() => this.session.seats.some((seat) => this.winners.includes(seat)));

  private remembered = $derived.by(() => {
    const { ui, session, table, steps } = this;
    const deeds = steps.length ? ui.deeds?.(lasting(steps), session.latest?.view, session.words) : null;
    return memories(deeds ?? [], table.chairs.length);
  });

  /** The winners first; in the order of the seats where nobody is ranked. */
  standings = $derived.by<Standing[]>(() => {
    const { table, session, outcome, ui } = this;
    const all = table.chairs.map((chair, seat) => ({
      seat,
      name: session.who(seat),
      face: chair.face,
      colour: ui.colour(seat),
      rank: outcome?.ranks[seat] ?? 0,
      isWinner: this.winners.includes(seat),
      isYou: seat === this.you,
      result: ui.result?.(session.latest?.view, seat, session.words) ?? null,
      memory: this.remembered[seat] ?? "",
    }));
    const score = ({ result }: Standing) => result?.score ?? 0;
    return outcome ? all.sort((one, other) => one.rank - other.rank || score(other) - score(one)) : all;
  });

  title = $derived.by(() => {
    const words = language.text.finale;
    if (!this.outcome) return language.text.table.ended;
    if (!this.winners.length) return words.nobody;
    const others = this.winners.filter((seat) => seat !== this.you).map(this.session.who);
    if (this.you === null || !this.winners.includes(this.you))
      return words.wins(language.list(others), others.length, this.hasWon);
    return others.length ? words.youAnd(language.list(others)) : words.youWin(this.session.who(this.you));
  });

  /** The story to the reader. */
  story = $derived.by(() => this.told(this.you));
  /** The same with names, for a picture that others see. */
  storyForAll = $derived.by(() => this.told(null));

  /** Fetches what the scene can do without. */
  async open(): Promise<void> {
    await Promise.all([this.recall(), this.review()]);
  }

  /** Everything that happened; a player who was there knows it already. */
  private async recall(): Promise<void> {
    if (!this.ui.deeds) return;
    const known = this.session.told?.received.steps ?? [];
    if (known[0]?.revision === 1) this.steps = known;
    else
      this.steps = await server.update(this.table.id, null, 0).then(
        ({ steps }) => steps,
        () => [],
      );
  }

  /** Nothing is told rather than something wrong or late. */
  private async review(): Promise<void> {
    if (!this.winners.length || this.table.practice) return;
    const since = performance.now();
    const tale = await this.find().catch(() => null);
    if (performance.now() - since < PATIENCE) this.tale = tale;
  }

  private async find(): Promise<Tale | null> {
    const { id, chairs } = this.table;
    const review = await server.review(id);
    const seat = this.you ?? this.winners[0] ?? 0;
    const side = teamsOf(this.ui, chairs.length).find((team) => team.includes(seat)) ?? [seat];
    const plot = plotOf(review, side, this.winners);
    if (!plot) return null;
    if (plot.turn === null) return { plot, side, steps: [], view: {} };
    const [first, last] = span(review, plot.turn);
    const steps = await this.stepsOf(first, last);
    return { plot, side, steps, view: (steps.at(-1)?.view ?? {}) as object };
  }

  private async stepsOf(first: number, last: number): Promise<StepMessage[]> {
    const chunks = chunksOf([first, last]);
    const found = await Promise.all(
      chunks.map((chunk) => server.replay(this.table.id, null, null, chunk, CHUNK)),
    );
    return found
      .flatMap(({ steps }) => steps)
      .filter(({ revision }) => revision >= first && revision <= last);
  }

  private told(you: number | null): string {
    const { tale, session, ui } = this;
    if (!tale || !session.words) return "";
    const { plot, side, steps, view } = tale;
    const words = language.text.finale.story;
    const chance = percent(plot.chance, language.code);
    const names = you !== null && side.includes(you) ? null : language.list(side.map(session.who));
    const narrator = { ui, words: session.words, who: session.who, text: language.text };
    const turn = { first: steps[0]?.revision ?? 0, seat: steps[0]?.seat ?? null, steps };
    const line = steps.length ? narration(turn, { ...view, you }, narrator) : "";
    if (plot.kind === "turned") return line && words.turned(line);
    const lead = words[plot.kind]({ names, chance, several: side.length > 1 });
    return line ? `${lead} ${words.turned(line)}` : lead;
  }
}
