/** The moments of a game that a review shows. */
import type { Review } from "../api/http";
import { chunkStart } from "../replay/frames";

/** The first and the last revision of a turn. */
export function span(review: Pick<Review, "turns">, turn: number): [number, number] {
  return [(review.turns[turn - 1]?.revision ?? 0) + 1, review.turns[turn]?.revision ?? 0];
}

/** The revisions that it needs: turning points from their first step, mistakes from the position before. */
export function toldOf(review: Review): number[] {
  const turns = review.turning_points.flatMap(({ turn }) => {
    const [first, last] = span(review, turn);
    return Array.from({ length: last - first + 1 }, (_, number) => first + number);
  });
  return [...turns, ...review.mistakes.map(({ revision }) => revision - 1)];
}

/** The first revisions of the replay chunks that contain them. */
export function chunksOf(revisions: readonly number[]): number[] {
  return [...new Set(revisions.map(chunkStart))];
}
