import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { RulesPage } from "../src/api/http";
import { count, readBook, search, span } from "../src/rules/clauses";
import { fold, pieces, wordsOf } from "../src/rules/folding";
import { plain, readBlocks, readInlines, type Block, type Inline } from "../src/rules/markdown";

const GAMES = readdirSync("../src/tablee/games").filter((folder) => !folder.startsWith("__"));
const PAGES = GAMES.flatMap((game) => ["en", "fr", "de"].map((language) => [game, language] as const));

/** As the server cuts a page: a clause is a list item that begins with its id in bold. */
function pageOf(source: string): RulesPage {
  const items = source.split(/^(?=- \*\*[A-Z]{2}|#)/m).filter((part) => part.startsWith("- **"));
  const clauses = items.map((item) => {
    const [, id = "", title = "", text = ""] = /^- \*\*(\S+?)(?: ([^*]+))?\*\* (.*)/s.exec(item) ?? [];
    return { id, heading: `${id} ${title}`.trim(), text: text.replace(/^ {2}/gm, "").trim() };
  });
  return { game: "dog", language: "en", page: source, clauses };
}

function fromFile(game: string, language: string): RulesPage {
  return pageOf(readFileSync(`../src/tablee/games/${game}/rules/${language}.md`, "utf8"));
}

const PAGE = pageOf(`# DOG

Run your pawns home.

## Moving

- **DG17 Entering** A *start card* puts a pawn
  onto your start square.

  *Ruling:* None may stand there (DG18).

  - one
  - two

- **DG18 Protected** It blocks everybody.

## Examples

- **DG-X1** Geschützt bleibt sie überall.
`);

describe("a book", () => {
  it("has a title, an introduction and sections of clauses", () => {
    const book = readBook(PAGE);

    expect(book.title).toBe("DOG");
    expect(book.intro).toEqual([{ is: "paragraph", inside: [{ is: "text", text: "Run your pawns home." }] }]);
    expect(book.sections.map(({ heading }) => heading)).toEqual(["Moving", "Examples"]);
    expect(book.sections.map(span)).toEqual(["DG17–DG18", "DG-X1"]);
  });

  it("finds clauses without regard to case and accents", () => {
    const found = search(readBook(PAGE).sections, "GESCHUTZT uberall");

    expect(found.map(({ clauses }) => clauses.map(({ id }) => id))).toEqual([["DG-X1"]]);
  });

  it("finds a clause by its id, its title and its ruling", () => {
    const { sections } = readBook(PAGE);

    expect(["dg-x1", "entering", "may stand"].map((query) => count(search(sections, query)))).toEqual([
      1, 1, 1,
    ]);
  });

  it("shows everything where nothing is looked for, and nothing where nothing is found", () => {
    const { sections } = readBook(PAGE);

    expect(search(sections, "  ")).toBe(sections);
    expect(search(sections, "entering everybody")).toEqual([]);
  });
});

describe("Markdown", () => {
  it("knows bold, italics, code and clauses", () => {
    expect(readInlines("**a DG1** *b* `c*` (DG-X1)")).toEqual([
      {
        is: "strong",
        inside: [
          { is: "text", text: "a " },
          { is: "clause", id: "DG1" },
        ],
      },
      { is: "text", text: " " },
      { is: "em", inside: [{ is: "text", text: "b" }] },
      { is: "text", text: " " },
      { is: "code", text: "c*" },
      { is: "text", text: " (" },
      { is: "clause", id: "DG-X1" },
      { is: "text", text: ")" },
    ]);
  });

  it("takes HTML for text", () => {
    expect(readInlines("<b>&amp;</b>")).toEqual([{ is: "text", text: "<b>&amp;</b>" }]);
  });

  it("reads lists, with lines that go on", () => {
    expect(readBlocks("1. one\n   and more\n2. two")).toEqual([
      {
        is: "list",
        ordered: true,
        items: [[{ is: "text", text: "one and more" }], [{ is: "text", text: "two" }]],
      },
    ]);
  });

  it("reads tables, with empty cells", () => {
    const [table] = readBlocks("| | a |\n|---|---|\n| b | – |");

    expect(table).toEqual({
      is: "table",
      head: [[], [{ is: "text", text: "a" }]],
      rows: [[[{ is: "text", text: "b" }], [{ is: "text", text: "–" }]]],
    });
  });

  it("keeps what follows a ruling with it", () => {
    const kinds = readBlocks("Rule.\n\n*Précision :* Like this:\n\n- one\n\n*Ruling:* More.").map(shape);

    expect(kinds).toEqual(["paragraph", "ruling(paragraph list)", "ruling(paragraph)"]);
  });
});

describe("marking what was found", () => {
  it("cuts the text in its own spelling", () => {
    expect(pieces("Größe d’été", wordsOf("ETE sse"))).toEqual([
      { text: "Grö", found: false },
      { text: "ße", found: true },
      { text: " d’", found: false },
      { text: "été", found: true },
    ]);
  });

  it("folds signs that become several", () => {
    expect(fold("Œuvre GRÖẞE")).toBe("oeuvre grosse");
  });
});

describe.each(PAGES)("the rules of %s in %s", (game, language) => {
  const page = fromFile(game, language);
  const { intro, sections } = readBook(page);
  const blocks = [...intro, ...sections.flatMap(({ clauses }) => clauses.flatMap((clause) => clause.blocks))];

  it("show every clause once", () => {
    const ids = sections.flatMap(({ clauses }) => clauses.map(({ id }) => id));

    expect(ids).toEqual(page.clauses.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(3);
  });

  it("leave no Markdown unread", () => {
    const unread = blocks.flatMap(textsOf).filter((text) => /[*`|]|^#/.test(text));

    expect(unread).toEqual([]);
  });

  it("refer to clauses that exist", () => {
    const refs = blocks.flatMap(inlinesOf).flatMap((inline) => (inline.is === "clause" ? [inline.id] : []));

    expect(refs.filter((id) => !page.clauses.some((clause) => clause.id === id))).toEqual([]);
  });

  it("have rulings", () => {
    expect(blocks.some(({ is }) => is === "ruling")).toBe(true);
  });
});

function shape(block: Block): string {
  return block.is === "ruling" ? `ruling(${block.blocks.map(shape).join(" ")})` : block.is;
}

function inlinesOf(block: Block): Inline[] {
  switch (block.is) {
    case "paragraph":
      return block.inside;
    case "list":
      return block.items.flat();
    case "table":
      return [block.head, ...block.rows].flat(2);
    case "ruling":
      return block.blocks.flatMap(inlinesOf);
  }
}

function textsOf(block: Block): string[] {
  return inlinesOf(block).map((inline) => plain([inline]));
}
