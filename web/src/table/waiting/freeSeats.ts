/** How a visitor can get a seat during the game. */
import type { TableMessage } from "../../api/http";
import type { Left } from "../../api/keys";

/** Come back to the seat that was left, take a free one, or ask the owner for one that is kept. */
export type Offer = ({ kind: "back" } & Left) | { kind: "free" } | { kind: "ask" };

interface Visitor {
  seats: number[];
  owner: string | null;
  left: Left[];
}

export function offer(
  table: Pick<TableMessage, "stage" | "chairs">,
  { seats, owner, left }: Visitor,
): Offer | null {
  if (table.stage !== "playing" || seats.length) return null;
  const own = left.find(({ seat }) => table.chairs[seat]?.sitter === "nobody");
  if (own) return { kind: "back", ...own };
  const empty = table.chairs.filter((chair) => chair.sitter === "nobody");
  if (empty.some((chair) => !chair.kept)) return { kind: "free" };
  return empty.length && !owner ? { kind: "ask" } : null;
}
