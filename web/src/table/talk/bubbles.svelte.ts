/** What the players say, at their coasters for as long as it takes to read it; and how much of it nobody has read. */
import type { ChatLine } from "../../api/http";
import { language } from "../../i18n/language.svelte";

const READING = { least: 4000, perLetter: 60 };
const REACTION = 2500;

export class Bubbles {
  /** By the name of who says it: the names at a table are all different. */
  private said = $state.raw<Record<string, ChatLine>>({});
  private timers: Record<string, ReturnType<typeof setTimeout>> = {};
  /** The last line that came. */
  private last = 0;
  private fresh = $state(0);

  /** How many lines of others have come since they were read. */
  get unread(): number {
    return this.fresh;
  }

  constructor(private readonly heard: () => void) {}

  /** Shows what is new; what was said before this page was opened, by the server's clock, is old. */
  take(lines: readonly ChatLine[], opened: number, own: string): void {
    const fresh = lines.filter(({ number, at }) => number > this.last && at > opened);
    this.last = lines.at(-1)?.number ?? this.last;
    for (const line of fresh) this.show(line);
    const others = fresh.filter(({ name }) => name !== own).length;
    this.fresh += others;
    if (others) this.heard();
  }

  /** What stands at the coaster of this player; "" for nothing. */
  at(name: string): string {
    const line = this.said[name];
    if (!line) return "";
    return line.reaction ? (language.text.table.reactions[line.said] ?? line.said) : line.said;
  }

  /** The reaction that this is, whose drawing stands before the words; "" for none. */
  reactionAt(name: string): string {
    const line = this.said[name];
    return line?.reaction ? line.said : "";
  }

  readAll(): void {
    this.fresh = 0;
  }

  close(): void {
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
  }

  private show(line: ChatLine): void {
    clearTimeout(this.timers[line.name]);
    this.said = { ...this.said, [line.name]: line };
    const lasts = line.reaction ? REACTION : READING.least + READING.perLetter * line.said.length;
    this.timers[line.name] = setTimeout(() => this.hide(line), lasts);
  }

  private hide({ name }: ChatLine): void {
    const { [name]: _gone, ...others } = this.said;
    this.said = others;
  }
}
