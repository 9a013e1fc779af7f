/** The players of a table as its page shows them: who they are to the viewer, and whether they are there. */
import type { TableMessage } from "../api/http";
import type { GameUi, Person } from "../games/game";
import { partnersOf } from "../games/partners";
import { language, type Text } from "../i18n/language.svelte";
import type { Session } from "./session.svelte";

type Chair = TableMessage["chairs"][number];

/** Why a player does not sit there as usual; "" who does. */
export function absence(chair: Chair, text: Text): string {
  if (chair.stand_in) return text.table.standIn;
  if (chair.sitter === "nobody") return chair.kept ? text.table.kept : text.table.left;
  return chair.sitter === "person" && !chair.present ? text.table.away : "";
}

/** What is said of the players beside their names; a spectator is told who plays together. */
function role(session: Session, table: TableMessage, ui: GameUi, seat: number, text: Text): string {
  const chair = table.chairs[seat];
  const players = table.chairs.length;
  if (partnersOf(ui, players, session.seat).includes(seat)) return text.table.partner;
  if (session.seats.includes(seat) && chair?.name !== text.table.you) return text.table.you;
  const together = session.seat === null ? partnersOf(ui, players, seat) : [];
  if (together.length) return text.table.with(language.list(together.map(session.who)));
  return chair?.sitter === "bot" ? (text.setUp.levels[chair.level] ?? chair.level) : "";
}

/** Everybody in turn order. */
export function peopleAt(session: Session, table: TableMessage, ui: GameUi, text: Text): Person[] {
  const partners = partnersOf(ui, table.chairs.length, session.seat);
  return table.chairs.map((chair, seat) => ({
    name: chair.name || (chair.kept ? session.who(seat) : text.gathering.free),
    face: chair.face,
    role: role(session, table, ui, seat, text),
    absence: absence(chair, text),
    isPartner: partners.includes(seat),
    isOnTurn: session.focus.includes(seat),
    says: chair.name && session.bubbles.at(chair.name),
    reaction: chair.name && session.bubbles.reactionAt(chair.name),
  }));
}
