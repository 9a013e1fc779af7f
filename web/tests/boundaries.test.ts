// @vitest-environment node
/** Which folders may import which: eslint.boundaries.js. */
import { ESLint } from "eslint";
import { expect, it } from "vitest";

/** Milliseconds: ESLint loads its plugins with the first file. */
const PATIENCE = 60_000;
const eslint = new ESLint({ cwd: `${import.meta.dirname}/..` });

async function refuses(file: string, line: string): Promise<boolean> {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: file });
  return (result?.messages ?? []).some(({ ruleId }) => ruleId === "@typescript-eslint/no-restricted-imports");
}

it.each([
  ["src/table/playback.svelte.ts", "import '../games/dog/ui';"],
  ["src/App.svelte", "<script>import './games/dog/ui';</script>"],
  ["src/games/told.ts", "import './dog/ui';"],
  ["src/games/dog/ui.ts", "import '../overload/ui';"],
  ["src/games/dog/ui.ts", "import '../told';"],
  ["src/games/dog/ui.ts", "import '../../sound/player';"],
  ["src/sound/player.ts", "import '../games/game';"],
  ["src/app/Header.svelte", "<script>import '../sound/player';</script>"],
  ["src/games/dog/ui.ts", "import '../../table/playback.svelte';"],
  ["src/games/dog/ui.ts", "import { server } from '../../api/http';"],
  ["src/games/dog/text/en.ts", "import '../../overload/ui';"],
  ["src/games/dog/text/say/en.ts", "import '../../../overload/ui';"],
  ["src/games/dog/text/en.ts", "import '../../../../../src/tablee/games/dog/rules/en.md';"],
  ["src/api/http.ts", "import '../table/session.svelte';"],
  ["src/api/http.ts", "import '../games/game';"],
  ["src/app/Header.svelte", "<script>import '../home/Home.svelte';</script>"],
  ["src/kit/colours.ts", "import '../api/http';"],
])(
  "%s may not say %s",
  async (file, line) => {
    expect(await refuses(file, line)).toBe(true);
  },
  PATIENCE,
);

it.each([
  ["src/games/dog/ui.ts", "import '../game';"],
  ["src/games/dog/text/en.ts", "import '../../sentences';"],
  ["src/games/dog/text/say/en.ts", "import '../../../sentences';"],
  ["src/games/dog/text/en.ts", "import '../../../../../src/tablee/games/dog/sentences/en.json';"],
  ["src/games/dog/ui.ts", "import '../../kit/colours';"],
  ["src/games/dog/ui.ts", "import type { StepMessage } from '../../api/http';"],
  ["src/games/dog/text/en.ts", "import '../notation';"],
  ["src/table/session.svelte.ts", "import '../games/discovery';"],
  ["src/api/keys.ts", "import '../app/storage';"],
])(
  "%s may say %s",
  async (file, line) => {
    expect(await refuses(file, line)).toBe(false);
  },
  PATIENCE,
);
