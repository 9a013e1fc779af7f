/** All that a choice would do, where its button shows the weightiest only: on a long press, a right click, the menu key
 *  or a question mark. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { Pill } from "./stakes";

/** A choice by its name, and what it would do. */
export interface Whole {
  name: string;
  told: readonly Pill[];
}

/** Milliseconds that a finger rests on a choice, and how many pixels it may tremble. */
const LONG = 500;
const TREMBLE = 10;

class Asked {
  about = $state.raw<Whole | null>(null);

  /** Whether there is anything to be told. */
  ask(about: Whole): boolean {
    if (about.told.length) this.about = about;
    return about.told.length > 0;
  }

  close(): void {
    this.about = null;
  }
}

/** What the page is asked about; `StakesSheet` shows it. */
export const asked = new Asked();

/** Lets a choice be asked about; what it is called is read when it is. */
export function asking(about: () => Whole): Attachment {
  return (node) => {
    const press = new Press(() => asked.ask(about()));
    const offs = [
      on(node as HTMLElement, "contextmenu", (event) => asked.ask(about()) && event.preventDefault()),
      on(node as HTMLElement, "keydown", (event) => event.key === "?" && asked.ask(about())),
      on(node as HTMLElement, "pointerdown", (event) => press.begin(event)),
      on(node as HTMLElement, "pointermove", (event) => press.move(event)),
      ...(["pointerup", "pointerleave", "pointercancel"] as const).map((end) =>
        on(node as HTMLElement, end, () => press.end()),
      ),
    ];
    return () => {
      press.end();
      for (const off of offs) off();
    };
  };
}

/** A finger that rests. The click that follows it chooses nothing. */
class Press {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from = { x: 0, y: 0 };

  constructor(private readonly rested: () => boolean) {}

  begin({ pointerType, clientX: x, clientY: y }: PointerEvent): void {
    this.end();
    if (pointerType === "mouse") return;
    this.from = { x, y };
    this.timer = setTimeout(() => this.rested() && swallowClick(), LONG);
  }

  move({ clientX: x, clientY: y }: PointerEvent): void {
    if (Math.hypot(x - this.from.x, y - this.from.y) > TREMBLE) this.end();
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

/** Until the finger comes down again. */
function swallowClick(): void {
  const off = on(
    window,
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  window.addEventListener("pointerdown", off, { capture: true, once: true });
}
