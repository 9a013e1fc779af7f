/** The texts of the app in three languages, each loaded when it is needed. */
import { remember, remembered } from "../app/storage";
import { text as english } from "./text/en";

export type Text = typeof english;
export const CODES = ["en", "fr", "de"] as const;
export type Code = (typeof CODES)[number];
export const LANGUAGES: Record<Code, string> = { en: "English", fr: "Français", de: "Deutsch" };

const PLACE = "language";
const loaders = import.meta.glob<{ text: Text }>("./text/*.ts");

function isCode(given: string | null | undefined): given is Code {
  return CODES.some((code) => code === given);
}

/** The language that was chosen before, or else the browser's first one that there is. */
export function preferred(): Code {
  const chosen = remembered(PLACE);
  if (isCode(chosen)) return chosen;
  return navigator.languages.map((language) => language.slice(0, 2)).find(isCode) ?? "en";
}

class Language {
  code = $state<Code>("en");
  text = $state.raw<Text>(english);

  async use(code: Code): Promise<void> {
    const load = loaders[`./text/${code}.ts`];
    if (!load) return;
    this.text = (await load()).text;
    this.code = code;
    document.documentElement.lang = code;
  }

  /** "Ann, Ben and Cléo". */
  list(names: string[]): string {
    return new Intl.ListFormat(this.code === "en" ? "en-GB" : this.code).format(names);
  }

  async choose(code: Code): Promise<void> {
    remember(PLACE, code);
    await this.use(code);
  }
}

export const language = new Language();
