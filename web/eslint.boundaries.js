/** Which folders of src may import which: kit and api ← app ← sound ← pages; games know kit, games/game, games/sentences. */

/** The sentences of a game, from its folder in web/src/games. */
const SENTENCES = "(\\.\\./)+src/tablee/games/\\w+/sentences/\\w+\\.json$";
const GAME = "Games are found by games/discovery.ts: nothing imports one.";

/** Forbids imports whose path, as it is written, matches a pattern; types may be let through. */
function forbid(files, ...patterns) {
  const restricted = patterns.map(([regex, message, allowTypeImports = false]) => ({
    regex,
    message,
    allowTypeImports,
  }));
  return {
    files,
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: restricted }] },
  };
}

/** The files of a game, so many folders below its own, and the way up out of it. */
function forbidInGames(files, up) {
  return forbid(
    files,
    [
      `^${up}(?!game$|sentences$|\\.\\./(kit|api)/|${SENTENCES})`,
      "A game imports from kit, games/game, games/sentences and its sentences in the package, and types from api.",
    ],
    [`^${up}\\.\\./api/`, "A game imports types from api, nothing else.", true],
  );
}

export const boundaries = [
  forbid(["src/**"], ["(^|/)games/(?!(game|discovery|partners|told)$)", GAME]),
  forbid(["src/games/*"], ["^\\./.*/", GAME]),
  forbidInGames(["src/games/*/*"], "\\.\\./"),
  forbidInGames(["src/games/*/*/*"], "\\.\\./\\.\\./"),
  forbidInGames(["src/games/*/*/*/*"], "\\.\\./\\.\\./\\.\\./"),
  forbid(["src/api/*"], ["^\\.\\./(?!app/storage$)", "The api knows no pages and nothing that is shown."]),
  forbid(["src/app/*"], ["^\\.\\./(?!(api|i18n|kit)/)", "What frames all pages imports none."]),
  forbid(["src/sound/*"], ["^\\.\\./(?!(app|i18n|kit)/)", "Sounds know neither pages nor games."]),
  forbid(["src/kit/*"], ["^\\.\\./(?!i18n/)", "The kit knows neither pages nor games."]),
  forbid(["src/kit/*/*"], ["^\\.\\./\\.\\./(?!i18n/)", "The kit knows neither pages nor games."]),
];
