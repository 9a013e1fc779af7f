import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built app lies in the package, where the server finds it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/tablee/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  // The sentences of the games lie in the package.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
});
