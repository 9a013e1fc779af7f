/** What the picture is painted with: colours of the tokens, faces, and text that fits. */
import { SHAPES, type Colour } from "../../../kit/colours";
import { pictureOf } from "../../../kit/Face.svelte";

export const DISPLAY = '"Tablee Display"';
export const TEXT = "Figtree";

export type Paint = CanvasRenderingContext2D;

/** A colour of the tokens, as it is at an element. */
export function token(name: string, at: Element = document.documentElement): string {
  return getComputedStyle(at).getPropertyValue(`--${name}`).trim();
}

export function disc(paint: Paint, x: number, y: number, radius: number, colour: string): void {
  paint.fillStyle = colour;
  paint.beginPath();
  paint.arc(x, y, radius, 0, 2 * Math.PI);
  paint.fill();
}

/** The shape of a colour, with the dark edge that it has in every light. */
export function shape(paint: Paint, colour: Colour, x: number, y: number, size: number, degrees = 0): void {
  paint.save();
  paint.translate(x, y);
  paint.rotate((degrees * Math.PI) / 180);
  paint.scale(size, size);
  const path = new Path2D(SHAPES[colour]);
  paint.fillStyle = token(colour);
  paint.fill(path, "evenodd");
  paint.strokeStyle = token(`${colour}-side`);
  paint.lineWidth = 0.14;
  paint.stroke(path);
  paint.restore();
}

/** Loads a face; null for a player who has none, or where it cannot be had. */
export async function faceOf(face: string): Promise<HTMLImageElement | null> {
  const source = pictureOf(face);
  if (!source) return null;
  const image = new Image(400, 400);
  image.src = source;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The words in lines that are not wider than the room; the last of too many ends with “…”. */
export function linesOf(width: (text: string) => number, text: string, room: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length && width(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(width, `${lines[most - 1]}…`, room)];
}

/** Lines of about the same length, as a title is set. */
export function balanced(
  width: (text: string) => number,
  text: string,
  room: number,
  most: number,
): string[] {
  let lines = linesOf(width, text, room, most);
  for (let less = room; less > room / 2; less -= room / 40) {
    const narrower = linesOf(width, text, less, most);
    if (narrower.length > lines.length || narrower.some((line) => line.endsWith("…"))) break;
    lines = narrower;
  }
  return lines;
}

/** Cut so that it fits. */
export function shortened(width: (text: string) => number, text: string, room: number): string {
  if (width(text) <= room) return text;
  let cut = text.replace(/\s*…$/, "");
  while (cut && width(`${cut}…`) > room) cut = cut.slice(0, -1).trimEnd();
  return `${cut}…`;
}
