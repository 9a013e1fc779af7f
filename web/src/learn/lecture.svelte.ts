/** One step of a lesson at its practice table: each choice is played, answered and, unless it is right, taken back. */
import { Refused } from "../api/http";
import type { Marking, Who } from "../games/game";
import { language } from "../i18n/language.svelte";
import { RealTime } from "../table/realtime";
import {
  advance,
  BEGINNING,
  help,
  judge,
  miss,
  model,
  point,
  refuse,
  ringed,
  same,
  type Course,
  type Said,
  type Verdict,
} from "./decision";
import type { Decision, Lesson, Step } from "./lesson";
import { pause, PracticeTable } from "./practice.svelte";
import { countMiss } from "./progress";
import { planOf } from "./seating";

/** `showing`: the effect of a choice that will be taken back. */
type Stage = "opening" | "asking" | "playing" | "showing" | "failed";

/** How long the effect of a choice is seen before it is taken back, in milliseconds. */
const SEEN = 2000;

export class Lecture {
  table = $state.raw<PracticeTable | null>(null);
  course = $state.raw<Course>(BEGINNING);
  stage = $state<Stage>("opening");
  problem = $state.raw<Refused | null>(null);
  /** An illegal choice that the lesson says nothing about: answered as in any game. */
  refusal = $state.raw<Refused | null>(null);
  private isClosed = false;
  /** Ends the look at what will be taken back. */
  private seenEnough: () => void = () => undefined;

  decision = $derived.by<Decision>(() => this.step.decisions[this.course.at] as Decision);
  help = $derived(help(this.course));
  session = $derived(this.table?.session ?? null);
  ui = $derived(this.session?.ui ?? null);
  /** In a real-time game. */
  live = $derived(
    this.ui?.realTime && this.session ? new RealTime(this.session, () => undefined).live(false) : null,
  );
  /** What may be chosen now. */
  legal = $derived(
    this.stage === "asking" && !this.course.done && this.table?.isReady
      ? (this.session?.latest?.legal ?? [])
      : [],
  );
  /** A right answer, for who needs help. */
  model = $derived(model(this.decision, this.legal, this.means));
  /** What is ringed: what the question speaks of, and after two misses what is to be touched. */
  shown = $derived.by(() => {
    if (this.course.done || this.stage !== "asking") return [];
    const own = this.model ? (this.ui?.marks?.(this.model.do, this.session?.latest?.view) ?? []) : [];
    return ringed(this.course, this.decision, own);
  });
  /** The pieces to be pointed out, while there are any. */
  marking = $derived.by<Marking | null>(() => {
    const wanted = this.decision.mark ?? [];
    if (this.course.done || !wanted.length || !this.legal.length) return null;
    const picked = this.course.marked;
    const urged = this.help === "none" ? [] : wanted.filter((mark) => !picked.includes(mark));
    return { picked, urged, touch: (mark) => this.mark(mark) };
  });

  constructor(
    private readonly lesson: Lesson,
    readonly step: Step,
  ) {
    void this.open();
  }

  readonly who: Who = (seat) => this.session?.who(seat) ?? "";

  private get means() {
    return this.ui?.means ?? same;
  }

  /** Opens the position, and plays again what led to the present decision. */
  async open(): Promise<void> {
    this.stage = "opening";
    this.problem = null;
    this.table?.close();
    try {
      const plan = planOf(this.lesson, this.step.position, { waits: true });
      const table = await PracticeTable.open(plan);
      if (this.isClosed) return table.close();
      this.table = table;
      await table.seated();
      for (const played of this.course.path) await table.rehearse(played.do, played.then);
      this.stage = "asking";
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    this.problem = Refused.from(error);
    this.stage = "failed";
  }

  /** From the first question again. */
  again(): Promise<void> {
    this.course = BEGINNING;
    this.refusal = null;
    return this.open();
  }

  async choose(chosen: string): Promise<void> {
    if (this.stage !== "asking" || this.course.done) return;
    this.hush();
    const verdict = judge(this.decision, chosen, this.means);
    if (verdict.kind === "right") await this.accept(verdict);
    else await this.takeBack(verdict);
  }

  private async accept(verdict: Verdict): Promise<void> {
    this.stage = "playing";
    if (!(await this.played(verdict))) return;
    this.course = advance(this.course, this.step.decisions, verdict);
    this.stage = "asking";
  }

  /** Shows what a choice leads to, says why it is not the one, and takes it back. */
  private async takeBack(verdict: Verdict): Promise<void> {
    this.stage = "playing";
    if (!(await this.played(verdict))) return;
    this.missed(verdict);
    this.stage = "showing";
    await this.looked();
    if (this.isClosed) return;
    await this.table?.undo().then(
      () => (this.stage = "asking"),
      () => this.open(),
    );
  }

  /** Until the learner has had the time to see it, or has seen enough. */
  private async looked(): Promise<void> {
    const enough = new Promise<void>((resolve) => (this.seenEnough = resolve));
    await Promise.race([pause(SEEN), enough]);
  }

  /** The learner touches the board, or presses a key for it: that is enough of what will be taken back. */
  goOn(): void {
    if (this.stage === "showing") this.seenEnough();
  }

  /** Whether it could be played; a table that is gone is opened again, and the question with it. */
  private async played({ do: notation, then }: Verdict): Promise<boolean> {
    try {
      await this.table?.rehearse(notation, then);
      return !this.isClosed;
    } catch (error) {
      const { code } = Refused.from(error);
      if (code === "unreachable") this.fail(error);
      else if (!this.isClosed) await this.open();
      return false;
    }
  }

  private missed(said: Said | null): void {
    this.course = miss(this.course, said);
    countMiss(this.lesson.game, this.step.id);
  }

  /** An illegal touch: the lesson's sentence, else the reason of the rules. */
  async whyNot(notation: string): Promise<void> {
    if (this.stage !== "asking" || this.course.done) return;
    this.hush();
    const said = refuse(this.decision, notation, this.means);
    if (said) return this.missed(said);
    await this.session?.connection?.ask({ why: notation }).catch((error: unknown) => {
      this.missed(null);
      this.refusal = Refused.from(error);
    });
  }

  /** A piece is pointed out. */
  mark(mark: string): void {
    if (this.stage !== "asking") return;
    this.hush();
    const text = this.ui?.mismarked?.(mark, this.session?.words) ?? language.text.learn.notThat;
    const before = this.course;
    this.course = point(before, this.decision, mark, { kind: "wrong", text });
    if (this.course.misses > before.misses) countMiss(this.lesson.game, this.step.id);
  }

  /** Plays the right answer for who has missed it three times. */
  async showMe(): Promise<void> {
    const { model, stage } = this;
    if (model && stage === "asking") await this.accept(judge(this.decision, model.do, this.means));
  }

  /** The question again, in place of what was said about the last choice. */
  hush(): void {
    this.refusal = null;
    if (this.course.said && !this.course.done) this.course = { ...this.course, said: null };
  }

  close(): void {
    this.isClosed = true;
    this.table?.close();
  }
}
