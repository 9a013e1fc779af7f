/** Draws the picture of a game: 1200 by 630, as links are shown. */
import { scattered } from "../confetti";
import type { Standing } from "../ending.svelte";
import { balanced, disc, DISPLAY, faceOf, linesOf, shape, shortened, TEXT, token, type Paint } from "./brush";
import type { Content } from "./content";
import { png } from "./png";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Where the winner lies, where the words begin and end, and where the players stand. */
const WINNER = { x: 262, y: 350, radius: 148 };
const WORDS = { x: 520, right: 1148 };
const PLAYERS = { y: 492, right: 946, radius: 38, apart: 112 };
const LOGO = { x: 1148, y: 574 };

type Faces = Map<number, HTMLImageElement | null>;

/** Draws it, and brings the file. */
export async function draw(canvas: HTMLCanvasElement, content: Content): Promise<Blob> {
  const paint = canvas.getContext("2d", { willReadFrequently: true });
  if (!paint) throw new Error("no canvas here");
  const faces: Faces = new Map(
    await Promise.all(content.standings.map(async ({ seat, face }) => [seat, await faceOf(face)] as const)),
  );
  await Promise.all([document.fonts.load(`72px ${DISPLAY}`), document.fonts.load(`600 26px ${TEXT}`)]);
  ground(paint);
  winners(paint, content.standings, faces);
  words(paint, content);
  players(paint, content.standings, faces);
  logo(paint);
  return png(paint.getImageData(0, 0, WIDTH, HEIGHT));
}

/** The lid of the box, with rays from the winner. */
function ground(paint: Paint): void {
  paint.fillStyle = token("lid", paint.canvas) || token("accent");
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  paint.fillStyle = token("lamp");
  paint.globalAlpha = 0.13;
  for (let ray = 0; ray < 18; ray++) {
    const from = (ray * Math.PI) / 9 + 0.06;
    paint.beginPath();
    paint.moveTo(WINNER.x, WINNER.y);
    paint.lineTo(WINNER.x + 1400 * Math.cos(from), WINNER.y + 1400 * Math.sin(from));
    paint.lineTo(WINNER.x + 1400 * Math.cos(from + 0.17), WINNER.y + 1400 * Math.sin(from + 0.17));
    paint.fill();
  }
  paint.globalAlpha = 1;
  for (const { colour, x, y, size, degrees } of scattered(30))
    shape(paint, colour, 8 + 4.9 * x, 20 + 6.1 * y, 10 * size, degrees);
}

function winners(paint: Paint, standings: Standing[], faces: Faces): void {
  const all = standings.filter(({ isWinner }) => isWinner);
  const radius = Math.min(WINNER.radius, 225 / all.length);
  all.forEach((standing, number) => {
    const x = WINNER.x + (number - (all.length - 1) / 2) * 2.1 * radius;
    coaster(paint, standing, faces, x, WINNER.y, radius);
    crown(paint, x, WINNER.y - 0.93 * radius, radius / 100);
  });
}

function coaster(
  paint: Paint,
  { seat, name, colour }: Standing,
  faces: Faces,
  x: number,
  y: number,
  radius: number,
): void {
  const paper = token("card");
  disc(paint, x + 0.02 * radius, y + 0.05 * radius, radius, "rgb(20 10 0 / 0.35)");
  disc(paint, x, y, radius, paper);
  disc(paint, x, y, 0.96 * radius, token(colour));
  disc(paint, x, y, 0.84 * radius, paper);
  const face = faces.get(seat);
  if (face) paint.drawImage(face, x - 0.8 * radius, y - 0.8 * radius, 1.6 * radius, 1.6 * radius);
  else letter(paint, name, x, y, radius);
  disc(paint, x + 0.68 * radius, y + 0.68 * radius, 0.3 * radius, paper);
  shape(paint, colour, x + 0.68 * radius, y + 0.68 * radius, 0.2 * radius);
}

function letter(paint: Paint, name: string, x: number, y: number, radius: number): void {
  paint.fillStyle = "#2a1d17";
  paint.font = `${radius}px ${DISPLAY}`;
  paint.textAlign = "center";
  paint.fillText(([...name.trim()][0] ?? "").toUpperCase(), x, y + 0.36 * radius);
}

/** A paper crown, askew. */
function crown(paint: Paint, x: number, y: number, scale: number): void {
  paint.save();
  paint.translate(x, y);
  paint.rotate(-0.1);
  paint.scale(scale, scale);
  const path = new Path2D("M-50,10 L-60,-34 L-28,-14 L0,-50 L28,-14 L60,-34 L50,10 Q0,18 -50,10 Z");
  const band = new Path2D("M-50,10 L-52.5,-1 Q0,7 52.5,-1 L50,10 Q0,18 -50,10 Z");
  paint.lineJoin = "round";
  paint.lineWidth = 3;
  paint.strokeStyle = "#7a5c00";
  for (const [part, fill] of [
    [path, token("lamp")],
    [band, token("yellow-side")],
  ] as const) {
    paint.fillStyle = fill;
    paint.fill(part);
    paint.stroke(part);
  }
  paint.restore();
}

function words(paint: Paint, { game, title, story }: Content): void {
  const room = WORDS.right - WORDS.x;
  const width = (text: string) => paint.measureText(text).width;
  paint.fillStyle = token("lid-ink", paint.canvas) || token("accent-ink");
  paint.textAlign = "left";
  paint.font = `650 27px ${TEXT}`;
  paint.fillText(game, WORDS.x, 82);
  let y = 82;
  const size = fitting(paint, title, room);
  paint.font = `${size}px ${DISPLAY}`;
  for (const line of balanced(width, title, room, 2)) paint.fillText(line, WORDS.x, (y += 1.06 * size));
  paint.font = `400 28px ${TEXT}`;
  y += 18;
  for (const line of linesOf(width, story, room, 3)) paint.fillText(line, WORDS.x, (y += 38));
}

/** The largest size at which a title needs two lines at most. */
function fitting(paint: Paint, title: string, room: number): number {
  const sizes = [78, 70, 62, 54, 46];
  return (
    sizes.find((size) => {
      paint.font = `${size}px ${DISPLAY}`;
      return linesOf((text) => paint.measureText(text).width, title, room, 9).length <= 2;
    }) ?? 40
  );
}

function players(paint: Paint, standings: Standing[], faces: Faces): void {
  const apart = Math.min(PLAYERS.apart, (PLAYERS.right - WORDS.x) / standings.length);
  const ink = paint.fillStyle;
  standings.forEach((standing, number) => {
    const x = WORDS.x + PLAYERS.radius + number * apart;
    coaster(paint, standing, faces, x, PLAYERS.y - 10, Math.min(PLAYERS.radius, apart / 2 - 4));
    paint.fillStyle = ink;
    paint.textAlign = "center";
    paint.font = `30px ${DISPLAY}`;
    if (standing.result) paint.fillText(String(standing.result.score), x, PLAYERS.y + 66);
    paint.font = `600 18px ${TEXT}`;
    const name = shortened((text) => paint.measureText(text).width, standing.name, apart - 6);
    paint.fillText(name, x, PLAYERS.y + 92);
  });
}

/** The table with four players, and the name of the app. */
function logo(paint: Paint): void {
  paint.textAlign = "right";
  paint.font = `38px ${DISPLAY}`;
  paint.fillText("Tablée", LOGO.x, LOGO.y);
  const x = LOGO.x - paint.measureText("Tablée").width - 40;
  disc(paint, x, LOGO.y - 12, 17, token("card"));
  for (const [colour, dx, dy] of [
    ["red", 0, -20],
    ["yellow", 20, 0],
    ["green", 0, 20],
    ["blue", -20, 0],
  ] as const)
    shape(paint, colour, x + dx, LOGO.y - 12 + dy, 8);
}
