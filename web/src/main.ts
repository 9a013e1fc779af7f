import { mount } from "svelte";

import App from "./App.svelte";
import { language, preferred } from "./i18n/language.svelte";
import { awaitTouch } from "./sound/gesture";
import "./style/base.css";

awaitTouch();
await language.use(preferred());
mount(App, { target: document.getElementById("app") as HTMLElement });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js");
