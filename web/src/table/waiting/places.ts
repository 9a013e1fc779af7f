/** Who sits where before the game, as this viewer reads it. */
import type { TableMessage } from "../../api/http";
import type { GameUi } from "../../games/game";
import { partnersOf, teamsOf } from "../../games/partners";
import type { Text } from "../../i18n/language.svelte";
import type { Setting } from "../../kit/PlaceSetting.svelte";

export interface Viewer {
  /** The seats at this screen. */
  seats: number[];
  isHost: boolean;
}

type Chairs = TableMessage["chairs"];

export const hostOf = (chairs: Chairs): string => chairs.find(({ host }) => host)?.name ?? "";
export const freeChairs = (chairs: Chairs): number =>
  chairs.filter(({ sitter }) => sitter === "nobody").length;

/** The viewer's own partner; none where several share a screen. */
function partnerSeats(ui: GameUi, chairs: Chairs, { seats }: Viewer): number[] {
  return partnersOf(ui, chairs.length, seats.length === 1 ? (seats[0] ?? null) : null);
}

/** Below the name: what somebody is to the viewer, or why the chair can be pressed. */
function roles(chairs: Chairs, seat: number, viewer: Viewer, isPartner: boolean, text: Text): string[] {
  const chair = chairs[seat];
  if (!chair) return [];
  if (chair.sitter === "nobody") {
    const canSit = viewer.seats.length === 0;
    return [isPartner ? text.table.partner : "", canSit ? text.lobby.roles.sitHere : ""];
  }
  const isMine = viewer.seats.includes(seat);
  return [
    isMine ? text.seats.you : "",
    isPartner ? text.table.partner : "",
    chair.host ? text.seats.host : "",
    chair.sitter === "bot" ? (text.setUp.levels[chair.level] ?? chair.level) : "",
    chair.sitter === "person" && !isMine && !chair.present ? text.lobby.roles.away : "",
  ];
}

export function settingsOf(ui: GameUi, chairs: Chairs, viewer: Viewer, text: Text): Setting[] {
  const partners = partnerSeats(ui, chairs, viewer);
  return chairs.map((chair, seat) => {
    const isFree = chair.sitter === "nobody";
    const name = isFree ? text.lobby.roles.free : chair.name;
    const said = roles(chairs, seat, viewer, partners.includes(seat), text).filter(Boolean);
    return {
      name,
      role: said.join(" · "),
      label: text.seats.chair(seat + 1, [name, ...said].join(", ")),
      face: chair.face,
      colour: ui.colour(seat),
      isFree,
      isPartner: partners.includes(seat),
      isAway: chair.sitter === "person" && !chair.present,
    };
  });
}

/** "you and Jonas · Madame Zéro and Ben": the teams that sit already, the viewer's own first. */
export function pairsOf(
  ui: GameUi,
  chairs: Chairs,
  { seats }: Viewer,
  text: Text,
  list: (names: string[]) => string,
): string {
  const name = (seat: number) => {
    if (seats.length === 1 && seats.includes(seat)) return text.lobby.you;
    return chairs[seat]?.name ?? "";
  };
  const own = (team: number[]) => (team.some((seat) => seats.includes(seat)) ? 0 : 1);
  return teamsOf(ui, chairs.length)
    .filter((team) => team.every((seat) => chairs[seat]?.sitter !== "nobody"))
    .map((team) => team.toSorted((one, other) => own([one]) - own([other])))
    .toSorted((one, other) => own(one) - own(other))
    .map((team) => list(team.map(name)))
    .join(" · ");
}

/** Whether the viewer plays in a team whose other chairs are not all taken. */
export function isWithoutPartner(ui: GameUi, chairs: Chairs, viewer: Viewer): boolean {
  return partnerSeats(ui, chairs, viewer).some((seat) => chairs[seat]?.sitter === "nobody");
}
