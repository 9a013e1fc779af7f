/** Where everything lies, in CSS pixels: three arrangements for narrow, broad and low rooms. */
import { COLOURS, GOAL, LENGTHS } from "./material";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
  players: number;
  /** How high the tray of dice is. */
  tray: number;
  /** The size of the root's text. */
  rem: number;
  /** The end of the longest track, where it passes the goal. */
  furthest: number;
}

export interface Course {
  left: number;
  width: number;
  /** The left edge of space 1. */
  x: number;
  cell: number;
  y: number;
  band: number;
  lane: number;
  bar: number;
  /** Width of the names beside the lanes; 0 when they stand on the rails. */
  names: number;
  rem: number;
  /** Width of the locomotive before space 1. */
  start: number;
}

export interface Supply {
  x: number;
  y: number;
  width: number;
  heading: number;
  row: number;
  /** Size of a strip here, compared with one on a track. */
  scale: number;
  columns: { x: number; width: number }[];
}

export interface Layout {
  kind: "upright" | "broad" | "low";
  height: number;
  course: Course;
  supply: Supply;
  tray: Box;
}

const TARGET = 44;
/** A name fits into so much; a number at least into that. */
const ENOUGH = 84;
const LEAST = 24;
const ROWS = COLOURS.length;
const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

export function layout(room: Room): Layout {
  if (room.width >= 38 * room.rem && room.height >= 540) return broad(room);
  return room.width < 520 || room.height > room.width ? upright(room) : low(room);
}

function upright(room: Room): Layout {
  const pad = room.width < 430 ? 6 : 14;
  const gap = 6;
  const band = 1.1 * room.rem;
  const heading = 0.95 * room.rem;
  const free = room.height - pad - band - gap - heading - gap - room.tray;
  const lane = clamp(1.4 * room.rem, free / (room.players + ROWS), Math.max(68, 1.4 * room.rem));
  const course = lanes(room, { x: pad, y: pad, width: room.width - 2 * pad, band, lane, names: 0 });
  const row = clamp(23, (free - room.players * lane) / ROWS, 62);
  const top = pad + band + room.players * lane + gap;
  const supply = grid({ x: pad, y: top, width: room.width - 2 * pad }, heading, row, course);
  const bottom = top + heading + ROWS * row + gap;
  const height = Math.max(room.height, bottom + room.tray);
  return { kind: "upright", height, course, supply, tray: box(0, height - room.tray, room.width, room.tray) };
}

/** Lanes over the whole width; below them the supply and, as wide, the tray. */
function broad(room: Room): Layout {
  const pad = 12;
  const gap = 16;
  const band = 1.7 * room.rem;
  const heading = 1.3 * room.rem;
  const names = clamp(8 * room.rem, room.width * 0.2, 13 * room.rem);
  const lower = Math.max(room.tray, clamp(280, room.height * 0.39, 470));
  const free = room.height - 2 * pad - band - gap - lower;
  const lane = clamp(2.7 * room.rem, free / room.players, 128);
  const spare = Math.max(0, free - lane * room.players) / 3;
  const inner = { x: pad, y: pad + spare, width: room.width - 2 * pad };
  const course = lanes(room, { ...inner, band, lane, names });
  const top = inner.y + band + room.players * lane + gap + spare;
  const row = Math.min((lower - heading) / ROWS, 74);
  const width = clamp(300, inner.width * 0.5 - gap / 2, 760);
  const supply = grid({ x: pad, y: top, width }, heading, row, course);
  const x = pad + width + gap;
  const height = Math.max(room.height, top + lower + pad);
  const tray = box(x, top, room.width - pad - x, lower);
  return { kind: "broad", height, course, supply, tray };
}

function low(room: Room): Layout {
  const pad = 6;
  const gap = 10;
  const width = clamp(250, room.width * 0.42, 380);
  const left = room.width - width - 2 * pad - gap;
  const band = 1.1 * room.rem;
  const lane = clamp(1.4 * room.rem, (room.height - 2 * pad - band - room.tray) / room.players, 46);
  const course = lanes(room, { x: pad, y: pad, width: left, band, lane, names: 0 });
  const heading = 0.95 * room.rem;
  const row = clamp(30, (room.height - 2 * pad - heading) / ROWS, 52);
  const supply = grid({ x: pad + left + gap, y: pad, width }, heading, row, course);
  const top = pad + band + lane * room.players;
  const height = Math.max(room.height, top + room.tray, pad + heading + ROWS * row);
  return { kind: "low", height, course, supply, tray: box(0, height - room.tray, left + 2 * pad, room.tray) };
}

interface Lanes {
  x: number;
  y: number;
  width: number;
  band: number;
  lane: number;
  names: number;
}

/** The band and the lanes beside it: room for the locomotive, the spaces, the finish. */
function lanes(room: Room, given: Lanes): Course {
  const start = clamp(24, given.width * 0.05, 68);
  const finish = given.names ? 4.6 * room.rem : 10;
  const spaces = Math.max(GOAL, room.furthest);
  const cell = (given.width - given.names - start - finish) / spaces;
  const bar = Math.max(
    18,
    Math.min(given.lane - (given.names ? 34 : 6), cell * (given.names > 0 ? (cell < 24 ? 2.8 : 1.9) : 2.2)),
  );
  const x = given.x + given.names + start;
  return {
    left: given.x,
    width: given.width,
    x,
    cell,
    y: given.y,
    band: given.band,
    lane: given.lane,
    bar,
    names: given.names,
    rem: room.rem,
    start,
  };
}

/** Colour by length; the shortest strips too can be touched. */
function grid(
  place: { x: number; y: number; width: number },
  heading: number,
  row: number,
  course: Course,
): Supply {
  const gap = clamp(4, place.width * 0.015, 10);
  const inner = place.width - 2 * 4;
  const even = (inner - LENGTHS.length * gap) / sum(LENGTHS);
  const narrow = 2 * even + gap < TARGET;
  const unit = narrow ? (inner - TARGET - (LENGTHS.length - 1) * gap) / (sum(LENGTHS) - 2) : even;
  const columns: Supply["columns"] = [];
  let x = 4;
  for (const length of LENGTHS) {
    const width = narrow && length === 2 ? TARGET : unit * length + gap;
    columns.push({ x, width });
    x += width;
  }
  const scale = Math.min(unit / course.cell, (row - 7) / course.bar);
  return { ...place, heading, row, scale, columns };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

export function laneBox({ course }: Layout, seat: number): Box {
  return box(course.left, course.y + course.band + seat * course.lane, course.width, course.lane);
}

/** The top of the strips on a lane. */
export function barY({ course }: Layout, seat: number): number {
  return course.y + course.band + seat * course.lane + (course.lane - course.bar) / 2;
}

/** A strip on a track whose rear is at this space. */
export function onTrack(place: Layout, seat: number, from: number, length: number): Box {
  const { x, cell, bar } = place.course;
  return box(x + from * cell, barY(place, seat), length * cell, bar);
}

/** About how wide a letter is, in parts of its size. */
const LETTER = 0.58;

/** How large a name is set, in pixels, so that none of its words is broken; a very long one is still legible. */
export function nameSize(name: string, room: number, rem: number): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length), 1);
  return clamp(0.8125 * rem, room / (LETTER * longest), 1.0625 * rem);
}

/** Room for a name on the rails: before the front of a track, or behind its locomotive where there is more. */
export function signBox(place: Layout, seat: number, marker: number, end: number): Box & { behind: boolean } {
  const { course } = place;
  const front = course.x + end * course.cell + 5;
  const rear = course.x + marker * course.cell - course.start - 4;
  const before = course.x + GOAL * course.cell - 3 - front;
  const behind = rear - course.left;
  const { y, height } = laneBox(place, seat);
  if (behind > before && before < ENOUGH) return { ...box(course.left, y, behind, height), behind: true };
  const width = Math.max(before, LEAST);
  return { ...box(Math.min(front, course.left + course.width - width), y, width, height), behind: false };
}

/** The place of a strip in the supply, as large as its hit area. */
export function slotBox({ supply }: Layout, colour: number, length: number): Box {
  const column = supply.columns[length - LENGTHS[0]] ?? { x: 0, width: 0 };
  return box(supply.x + column.x, supply.y + supply.heading + colour * supply.row, column.width, supply.row);
}

/** The same box by its middle. */
export function middleOf({ x, y, width, height }: Box): Box {
  return box(x + width / 2, y + height / 2, width, height);
}

/** A strip in the supply lies in the middle of its place. */
export function inSupply(place: Layout, colour: number, length: number): Box {
  const slot = slotBox(place, colour, length);
  const width = length * place.course.cell * place.supply.scale;
  const height = place.course.bar * place.supply.scale;
  return box(slot.x + (slot.width - width) / 2, slot.y + (slot.height - height) / 2, width, height);
}
