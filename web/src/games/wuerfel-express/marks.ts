/** What lessons and pictures point at on this table, and when a choice is the one that is listed. */
import { markedOf, readMarks } from "../../kit/board/marks";
import { barY, inSupply, laneBox, middleOf, type Box, type Layout } from "./layout";
import { GOAL, LETTERS, nameOf } from "./material";
import { countLetters, multiset } from "./notation";
import type { Piece } from "./pieces";
import type { View } from "./types";

/** The pieces of a choice: strips, dice or a track; else its button. */
export function marks(notation: string, view: View): string[] {
  const [verb, word = ""] = notation.split(" ");
  if (verb === "take") return [`strip ${word}`];
  if (verb === "steal") return [`track ${word}`];
  if (verb === "keep")
    return [...new Set(word)].filter((sign) => LETTERS.includes(sign)).map((sign) => `dice ${sign}`);
  if (verb === "drop")
    return (view.tracks[view.turn]?.strips ?? [])
      .slice(0, Number(word))
      .map((strip) => `strip ${nameOf(strip)}`);
  return [notation];
}

/** The same dice in any order are the same choice. */
export function means(chosen: string, listed: string): boolean {
  const [one, other] = [chosen.split(" "), listed.split(" ")];
  if (one[0] !== "keep" || other[0] !== "keep") return chosen === listed;
  const counts = (word = "") => multiset(countLetters(word));
  return counts(one[1]) === counts(other[1]);
}

/** The letters of the dice that are marked. */
export function markedDice(shown: readonly string[]): string {
  return markedOf(shown, "dice").join("");
}

/** Boxes around what is marked, by their middles. */
export function shownOn(
  place: Layout,
  pieces: readonly Piece[],
  view: View,
  shown: readonly string[],
): Box[] {
  return readMarks(shown).flatMap(({ kind, of }) => {
    const box = boxOf(kind, of, place, pieces, view);
    return box ? [middleOf(box)] : [];
  });
}

function boxOf(
  kind: string,
  of: string,
  place: Layout,
  pieces: readonly Piece[],
  view: View,
): Box | undefined {
  const { course } = place;
  const seat = Number(of) - 1;
  const track = view.tracks[seat];
  switch (kind) {
    case "strip":
      return pieces.find(({ name }) => name === of)?.box;
    case "supply":
      return inSupply(place, LETTERS.indexOf(of.charAt(0)), Number(of.slice(1)));
    case "track":
      return track && laneBox(place, seat);
    case "lantern":
      return laneBox(
        place,
        view.tracks.findIndex(({ lantern }) => lantern),
      );
    case "marker":
      return track && { ...markerAt(place, seat, track.marker) };
    case "goal":
    case "finish":
      return {
        x: course.x + (GOAL - 1) * course.cell,
        y: course.y + course.band,
        width: course.cell,
        height: course.lane * view.players,
      };
    default:
      return undefined;
  }
}

function markerAt(place: Layout, seat: number, marker: number): Box {
  const { course } = place;
  const x = course.x + marker * course.cell - course.start;
  return { x, y: barY(place, seat), width: course.start, height: course.bar };
}
