/** The person at this device: name, face, and the sheet that asks for both. */
import { COLOURS, type Colour } from "../kit/colours";
import { settings } from "./settings.svelte";
import { language } from "../i18n/language.svelte";

/** The faces that people choose from; the texts name each. */
export function faces(): string[] {
  return Object.keys(language.text.me.faces);
}

class Me {
  /** What is done once the sheet is closed; null while it is closed. */
  private after = $state.raw<(() => void) | null>(null);
  isAsking = $derived(this.after !== null);

  /** What one is called on one's own device. */
  get called(): string {
    return settings.name || language.text.me.you;
  }

  /** A face of one's own: the chosen one, else one by lot that stays. */
  face(): string {
    const all = faces();
    if (!all.includes(settings.face)) settings.setFace(all[Math.floor(Math.random() * all.length)] ?? "");
    return settings.face;
  }

  /** A colour that goes with the face, where no game gives one. */
  get colour(): Colour {
    return COLOURS[faces().indexOf(settings.face) % COLOURS.length] ?? "red";
  }

  /** Asks for name and face the first time, and goes on when that is done or skipped. */
  introduce(then: () => void): void {
    if (settings.introduced) then();
    else this.after = then;
  }

  /** Shows the sheet whenever one likes. */
  change(): void {
    this.after = () => undefined;
  }

  keep(name: string, face: string): void {
    settings.setName(name.trim());
    settings.setFace(face);
  }

  close(): void {
    const { after } = this;
    settings.setIntroduced();
    this.after = null;
    after?.();
  }
}

export const me = new Me();
