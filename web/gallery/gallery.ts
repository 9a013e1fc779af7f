/** A board by itself, for looking at: /gallery/index.html?frames=frames.json&frame=40&theme=dark&language=fr */
import { mount } from "svelte";

import "../src/style/base.css";
import type { Code } from "../src/i18n/language.svelte";
import { loadText, loadUi } from "../src/games/discovery";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
const shown = await (await fetch(query.get("frames") ?? "frames.json")).json();
const language = (query.get("language") ?? "en") as Code;
const ui = await loadUi(shown.game);
// Some boards bring the settings of the app with them, which have a theme of their own.
document.documentElement.dataset.theme = query.get("theme") ?? "light";
mount(Gallery, {
  target: document.getElementById("app") as HTMLElement,
  props: {
    ui,
    text: await loadText(shown.game, language),
    shown,
    first: Number(query.get("frame") ?? 0),
  },
});
