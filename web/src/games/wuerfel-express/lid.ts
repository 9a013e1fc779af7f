/** The lid of the box; its colours are in lid.css, the recipe of its film is lid.json. */
import type { Lid } from "../game";
import "./lid.css";

export const lid: Lid = {
  tagline: {
    en: "Roll colours, lay track, steal track.",
    fr: "Des dés, des rails, des larcins.",
    de: "Farben würfeln, Gleise legen, Gleise klauen.",
  },
};
