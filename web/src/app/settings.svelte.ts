/** The user's preferences, remembered by this browser. */

import { remember, remembered } from "./storage";

export type Theme = "light" | "dark";

/** How fast a table shows what happens: as slow as one likes, turn by turn on a tap, or not at all. */
export const PACES = ["calm", "normal", "brisk", "tap", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** The default level of bots. */
export const USUAL_LEVEL = "medium";

class Settings {
  theme = $state<Theme>("light");
  sound = $state(remembered("sound") !== "off");
  pace = $state<Pace>(PACES.find((pace) => pace === remembered("pace")) ?? "normal");
  name = $state(remembered("name") ?? "");
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

  switchTheme(): void {
    this.show(this.theme === "dark" ? "light" : "dark");
    remember("theme", this.theme);
  }

  switchSound(): void {
    this.sound = !this.sound;
    remember("sound", this.sound ? "on" : "off");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }

  setLevel(level: string): void {
    this.level = level;
    remember("level", level);
  }

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }
}

export const settings = new Settings();
