/** Buzzers at one screen: who has pressed enters the number, one after the other, while the dice are covered. */
import type { Together } from "../game";

/** Milliseconds in which others may press at about the same time: after that the dice are covered for them. */
export const SAME_TIME = 400;
/** WB6 How long whoever has buzzed may take to enter the number. */
export const ENTRY_TIME = 5000;

/** Far apart on every keyboard: the first two at its ends, the next in its middle. */
const KEYS = ["A", "L", "T", "B", "X", "P", "U"] as const;

export function keyOf(place: number): string {
  return KEYS[place % KEYS.length] ?? "";
}

export interface Pressed {
  seat: number;
  at: number;
  /** Whether the number must come within the time for entering it. */
  isStopped: boolean;
}

export class Buzzing {
  /** In the order in which they have pressed. */
  pressed = $state.raw<Pressed[]>([]);
  /** Who enters the number now. */
  entering = $derived(this.pressed[0] ?? null);

  constructor(
    private readonly together: () => Together | null,
    private readonly now = () => performance.now(),
  ) {}

  may(seat: number): boolean {
    const first = this.pressed[0];
    const isLate = first !== undefined && this.now() - first.at > SAME_TIME;
    return !isLate && !this.has(seat) && Boolean(this.together()?.legal(seat).length);
  }

  has(seat: number): boolean {
    return this.pressed.some((one) => one.seat === seat);
  }

  async press(seat: number): Promise<void> {
    if (!this.may(seat)) return;
    const pressed = { seat, at: this.now(), isStopped: true };
    this.pressed = [...this.pressed, pressed];
    const answer = await this.together()?.buzz(seat);
    if (!answer) this.release(seat);
    else if (answer === "running") this.replace({ ...pressed, isStopped: false });
  }

  async say(notation: string): Promise<void> {
    const seat = this.entering?.seat;
    if (seat === undefined) return;
    await this.together()?.say(seat, notation);
    if (!this.together()?.legal(seat).length) this.release(seat);
  }

  /** Whoever has said something, or let the time go by, is done. */
  keep(isOpen: (seat: number) => boolean): void {
    if (this.pressed.some(({ seat }) => !isOpen(seat)))
      this.pressed = this.pressed.filter(({ seat }) => isOpen(seat));
  }

  /** The dice are to be seen again. */
  release(seat: number): void {
    this.keep((other) => other !== seat);
  }

  private replace(changed: Pressed): void {
    this.pressed = this.pressed.map((one) => (one.seat === changed.seat ? changed : one));
  }
}
