/** The lid of the box; its colours are in lid.css, the recipe of its film is lid.json. */
import type { Lid } from "../game";
import "./lid.css";

export const lid: Lid = {
  tagline: {
    en: "Partners, cards, no mercy.",
    fr: "Des partenaires, des cartes, pas de pitié.",
    de: "Partner, Karten, keine Gnade.",
  },
};
