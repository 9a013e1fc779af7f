/** What lessons and pictures point at on this table, and when a number said is the one that is listed. */
import { markedOf } from "../../kit/board/marks";
import { COLOURS, type DieColour } from "./material";

/** A number is written with who says it and when. */
export function means(chosen: string, listed: string): boolean {
  const number = /^(?:\d+ says )?(\d+)(?: at \d+)?$/;
  const [one, other] = [number.exec(chosen), number.exec(listed)];
  return one && other ? one[1] === other[1] : chosen === listed;
}

export function isDieColour(word: string): word is DieColour {
  return COLOURS.some((colour) => colour === word);
}

/** The dice that a picture crosses out. */
export function crossed(shown: readonly string[]): DieColour[] {
  return markedOf(shown, "cross").filter(isDieColour);
}

/** From a die to the one that its dot puts out. */
export function arrows(shown: readonly string[]): { from: DieColour; to: DieColour }[] {
  return markedOf(shown, "arrow").flatMap((word) => {
    const [from = "", to = ""] = word.split(">");
    return isDieColour(from) && isDieColour(to) ? [{ from, to }] : [];
  });
}
