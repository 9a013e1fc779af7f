/** Every piece of the board kit in every state, for looking at: /gallery/pieces.html?theme=dark */
import { mount } from "svelte";

import "../src/style/base.css";
import Pieces from "./Pieces.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
mount(Pieces, { target: document.getElementById("app") as HTMLElement });
