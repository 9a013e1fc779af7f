/** A parser for the little Markdown of the rules pages; Svelte shows the pieces, so nothing is taken for HTML. */

export type Inline =
  | { is: "text"; text: string }
  | { is: "code"; text: string }
  | { is: "strong" | "em"; inside: Inline[] }
  | { is: "clause"; id: string };

export type Block =
  | { is: "paragraph"; inside: Inline[] }
  | { is: "list"; ordered: boolean; items: Inline[][] }
  | { is: "table"; head: Inline[][]; rows: Inline[][][] }
  | { is: "ruling"; blocks: Block[] };

const MARKED =
  /\*\*(?<strong>.+?)\*\*|\*(?<em>.+?)\*|`(?<code>[^`]+)`|(?<![\w-])(?<clause>[A-Z]{2}(?:-X)?\d+)(?![\w-])/gs;
const RULING = /^\*(?:Ruling|Festlegung|Précision)\s?:\*/;
const ITEM = /^(?:[-*]|\d+\.)\s+/;

export function readInlines(source: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKED)) {
    if (match.index > end) found.push({ is: "text", text: source.slice(end, match.index) });
    found.push(readMarked(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < source.length) found.push({ is: "text", text: source.slice(end) });
  return found;
}

function readMarked({ strong, em, code, clause }: Record<string, string | undefined>): Inline {
  if (strong !== undefined) return { is: "strong", inside: readInlines(strong) };
  if (em !== undefined) return { is: "em", inside: readInlines(em) };
  if (code !== undefined) return { is: "code", text: code };
  return { is: "clause", id: clause ?? "" };
}

/** What follows a ruling in its clause belongs to it, up to the next one. */
export function readBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  let into = blocks;
  for (const part of paragraphs(source)) {
    if (RULING.test(part)) {
      into = [];
      blocks.push({ is: "ruling", blocks: into });
    }
    into.push(readBlock(part));
  }
  return blocks;
}

export function paragraphs(source: string): string[] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}

function readBlock(part: string): Block {
  if (part.startsWith("|")) return readTable(part);
  if (ITEM.test(part)) return readList(part);
  return { is: "paragraph", inside: readInlines(part.replace(/\s*\n\s*/g, " ")) };
}

function readTable(part: string): Block {
  const [head = [], , ...rows] = part.split("\n").map(readRow);
  return { is: "table", head, rows };
}

function readRow(line: string): Inline[][] {
  const inner = line.trim().replace(/^\||\|$/g, "");
  return inner.split("|").map((cell) => readInlines(cell.trim()));
}

/** A line without a mark continues the item before it. */
function readList(part: string): Block {
  const items: string[] = [];
  for (const line of part.split("\n").map((line) => line.trim())) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line}`);
  }
  return { is: "list", ordered: /^\d/.test(part), items: items.map(readInlines) };
}

/** The text without marks. */
export function plain(inlines: Inline[]): string {
  return inlines.map(plainInline).join("");
}

function plainInline(inline: Inline): string {
  switch (inline.is) {
    case "text":
    case "code":
      return inline.text;
    case "clause":
      return inline.id;
    default:
      return plain(inline.inside);
  }
}

export function plainBlock(block: Block): string {
  switch (block.is) {
    case "paragraph":
      return plain(block.inside);
    case "list":
      return block.items.map(plain).join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(plain).join(" ")).join("\n");
    case "ruling":
      return block.blocks.map(plainBlock).join("\n");
  }
}
