// @vitest-environment node
/** Contrast by WCAG 2.2, in both lights: text 4.5 to 1, outlines, pieces and marks 3 to 1. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { COLOURS } from "../src/kit/colours";

const SOURCE = readFileSync("src/style/tokens.css", "utf8");

type Tokens = Map<string, string>;

function tokensOf(block: string): Tokens {
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const [BY_DAY, BY_NIGHT] = SOURCE.split(':root[data-theme="dark"]');
const LIGHT = tokensOf(BY_DAY ?? "");
const DARK: Tokens = new Map([...LIGHT, ...tokensOf(BY_NIGHT ?? "")]);

function linear(part: string): number {
  const share = parseInt(part, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(tokens: Tokens, name: string): number {
  const value = tokens.get(name);
  if (!value) throw new Error(`no colour --${name}`);
  return (
    0.2126 * linear(value.slice(1, 3)) +
    0.7152 * linear(value.slice(3, 5)) +
    0.0722 * linear(value.slice(5, 7))
  );
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const both = [luminance(tokens, one), luminance(tokens, other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

function pairs(table: [string, string[]][]): [string, string][] {
  return table.flatMap(([one, others]) => others.map((other): [string, string] => [one, other]));
}

const TEXT: [ink: string, grounds: string[]][] = [
  [
    "ink",
    [
      "room",
      "table",
      "table-lit",
      "plate",
      "paper",
      "raised",
      "groove",
      "cork",
      "accent-soft",
      "good-soft",
      "bad-soft",
    ],
  ],
  ["ink-2", ["room", "paper", "raised", "plate", "accent-soft"]],
  ["accent", ["room", "paper", "raised", "plate"]],
  ["accent-ink", ["accent"]],
  ["good", ["room", "paper", "plate"]],
  ["bad", ["room", "paper", "plate"]],
  ["lid-ink", ["lid"]],
  ["lid-play-ink", ["lid-play"]],
];
const OUTLINES: [outline: string, grounds: string[]][] = [
  ["edge", ["room", "paper", "raised", "plate"]],
  ["glow", ["plate", "paper"]],
];

describe.each([
  ["by day", LIGHT],
  ["by night", DARK],
])("%s", (_, tokens) => {
  it.each(pairs(TEXT))("%s can be read on %s", (ink, ground) => {
    expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(OUTLINES))("%s stands out on %s", (line, ground) => {
    expect(contrast(tokens, line, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each([...COLOURS])("a %s piece has an edge that is seen and a mark that is read", (colour) => {
    expect(contrast(tokens, `${colour}-edge`, "plate")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens, `${colour}-mark`, colour)).toBeGreaterThanOrEqual(4.5);
  });
});

/** A second button on a lid has this much of the lid's colour. */
const SHARE = 0.58;

function mixed(one: string, other: string): string {
  const part = (at: number) =>
    Math.round(
      SHARE * parseInt(one.slice(at, at + 2), 16) + (1 - SHARE) * parseInt(other.slice(at, at + 2), 16),
    );
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, "0")).join("")}`;
}

describe("the lid of a game", () => {
  const lids = readdirSync("src/games")
    .map((game) => `src/games/${game}/lid.css`)
    .filter((file) => existsSync(file))
    .map((file) => [file, readFileSync(file, "utf8")] as const);
  /** What a game calls its colours within its own files. */
  const named = /--lid(-ink)?: var\(--([\w-]+)\);/g;

  function tokensIn(source: string): Tokens {
    const tokens: Tokens = new Map([...LIGHT, ...tokensOf(source)]);
    for (const [, ink = "", name = ""] of source.matchAll(named))
      tokens.set(`lid${ink}`, tokens.get(name) ?? "");
    return tokens.set("second", mixed(tokens.get("lid") ?? "", tokens.get("lid-shade") ?? ""));
  }

  it.each<readonly [string, string]>([["the default", ""], ...lids])(
    "in %s carries its ink, also on its second button",
    (_, source) => {
      const tokens = tokensIn(source);

      expect(contrast(tokens, "lid-ink", "lid")).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens, "lid-ink", "second")).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it("bundles fonts of 60 kB at the most", () => {
  const files = ["tablee-display", "figtree-400-700"].map((name) => `src/style/fonts/${name}.woff2`);
  const bytes = files.map((file) => statSync(file).size).reduce((sum, size) => sum + size);
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
});
