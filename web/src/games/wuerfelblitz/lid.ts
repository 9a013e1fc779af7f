/** The lid of the box; its colours are in lid.css, the recipe of its film is lid.json. */
import type { Lid } from "../game";
import "./lid.css";

export const lid: Lid = {
  tagline: {
    en: "Some dice don’t count. Shout first.",
    fr: "Certains dés ne comptent pas. Criez le premier.",
    de: "Manche Würfel zählen nicht. Ruf zuerst.",
  },
};
