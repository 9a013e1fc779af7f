import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The pieces by themselves, for the browser's tests: no part of the app. `npm run dev` serves them without this.
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [svelte({ configFile: "../svelte.config.js" })],
  build: { target: "es2022", rolldownOptions: { input: `${import.meta.dirname}/pieces.html` } },
});
