import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import { boundaries } from "./eslint.boundaries.js";

export default ts.config(
  { ignores: ["node_modules", "src/api/schema.d.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // Types tell undefined names apart, also in Svelte files.
      "no-undef": "off",
      // A name that begins with _ says that it is not used.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Addresses of the app are plain paths: there is no SvelteKit to resolve them.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  ...boundaries,
);
