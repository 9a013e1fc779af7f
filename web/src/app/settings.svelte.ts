/** The user's preferences, remembered by this browser. */

import { remember, remembered } from "./storage";

export type Theme = "light" | "dark";

/** How fast a table shows what happens: as slow as one likes, turn by turn on a tap, or not at all. */
export const PACES = ["calm", "normal", "brisk", "tap", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** What is heard: everything, only what calls the player (turn, talk, clock), or nothing. */
export const SOUND_CHOICES = ["on", "calls", "off"] as const;
export type SoundChoice = (typeof SOUND_CHOICES)[number];

/** How loud, in percent. */
const USUAL_VOLUME = 80;

/** The default level of bots. */
export const USUAL_LEVEL = "medium";

class Settings {
  theme = $state<Theme>("light");
  sound = $state<SoundChoice>(SOUND_CHOICES.find((choice) => choice === remembered("sound")) ?? "on");
  volume = $state(volumeFrom(remembered("volume")));
  pace = $state<Pace>(PACES.find((pace) => pace === remembered("pace")) ?? "normal");
  /** Whether what happens for the first time is explained. */
  notes = $state(remembered("notes") !== "off");
  name = $state(remembered("name") ?? "");
  /** One of the faces for people; empty until one was chosen. */
  face = $state(remembered("face") ?? "");
  /** Whether the sheet for name and face has been shown. */
  introduced = $state(remembered("introduced") === "yes" || !!remembered("name"));
  /** The level of bots in games that are started with one click. */
  level = $state(remembered("level") ?? USUAL_LEVEL);

  constructor() {
    const chosen = remembered("theme");
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.show(chosen === "dark" || chosen === "light" ? chosen : dark.matches ? "dark" : "light");
    dark.addEventListener("change", () => {
      if (!remembered("theme")) this.show(dark.matches ? "dark" : "light");
    });
  }

  private show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }

  /** Lights the lamp where nobody has chosen, until the function that comes back is called. */
  dim(): () => void {
    const before = this.theme;
    if (!remembered("theme")) this.show("dark");
    return () => this.show(before);
  }

  switchTheme(): void {
    this.show(this.theme === "dark" ? "light" : "dark");
    remember("theme", this.theme);
  }

  get hasSound(): boolean {
    return this.sound !== "off";
  }

  /** From silence to everything, and back. */
  switchSound(): void {
    this.setSound(this.sound === "off" ? "on" : "off");
  }

  setSound(choice: SoundChoice): void {
    this.sound = choice;
    remember("sound", choice);
  }

  setVolume(percent: number): void {
    this.volume = percent;
    remember("volume", String(percent));
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }

  setNotes(wanted: boolean): void {
    this.notes = wanted;
    remember("notes", wanted ? "on" : "off");
  }

  setLevel(level: string): void {
    this.level = level;
    remember("level", level);
  }

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }

  setFace(face: string): void {
    this.face = face;
    remember("face", face);
  }

  setIntroduced(): void {
    this.introduced = true;
    remember("introduced", "yes");
  }
}

function volumeFrom(text: string | null): number {
  const percent = Number(text ?? USUAL_VOLUME);
  return percent >= 0 && percent <= 100 ? percent : USUAL_VOLUME;
}

export const settings = new Settings();
