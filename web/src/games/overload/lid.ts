/** The lid of the box; its colours are in lid.css, the recipe of its film is lid.json. */
import type { Lid } from "../game";
import "./lid.css";

export const lid: Lid = {
  tagline: {
    en: "Eight discs are treasure. Nine are a tragedy.",
    fr: "Huit disques, un trésor. Neuf, un drame.",
    de: "Acht Scheiben sind ein Schatz. Neun ein Drama.",
  },
};
