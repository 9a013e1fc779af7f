/** HTTP requests to the server. A refusal is thrown as `Refused`, with its code, clause, sentence and reason. */
import { remembered } from "../app/storage";
import { newCommandId } from "./commandId";
import type { components } from "./schema";
import { withViewer } from "./viewer";

type Schemas = components["schemas"];
export type GameEntry = Schemas["GameEntry"];
export type OptionEntry = Schemas["OptionEntry"];
export type ListedTable = Schemas["ListedTable"];
export type TableMessage = Schemas["TableMessage"];
export type UpdateMessage = Schemas["UpdateMessage"];
export type StepMessage = Schemas["StepMessage"];
export type ChatLine = Schemas["ChatLineMessage"];
export type ReplayMessage = Schemas["ReplayMessage"];
export type House = Schemas["HouseAnswer"];
export type Regular = Schemas["RegularEntry"];
export type RulesPage = Schemas["RulesAnswer"];
export type NewTable = Schemas["NewTableBody"];
export type Place = Schemas["ChairPlan"];
export type Made = Schemas["NewTableAnswer"];
export type Hint = Schemas["HintMessage"];
export type DiceMessage = Schemas["DiceMessage"];
export type Review = Schemas["ReviewMessage"];
export type SeatKey = Schemas["SeatKey"];
export type Notice = Schemas["NoticeMessage"];
export type StakesMessage = Schemas["StakesMessage"];
export type ServerMessage =
  | TableMessage
  | UpdateMessage
  | Schemas["ChatMessage"]
  | Schemas["AnswerMessage"]
  | Schemas["RefusalMessage"]
  | Schemas["EchoMessage"]
  | Schemas["TimeMessage"]
  | StakesMessage
  | Notice;

/** What came of a step of a lesson. */
export type Learnt = Schemas["LearntBody"]["what"];
/** A table to practise at; `others` has an entry for each seat, null for one's own. */
export interface PracticePlan {
  game: string;
  position: Record<string, unknown>;
  seat: number;
  name: string;
  others: ({ name: string; face: string; level: string | null } | null)[];
  /** Chance waits for the script. */
  waits: boolean;
  /** What chance brings first, for all or by seat, counted from 1. */
  dice: Record<string, unknown[]> | null;
}

/** Why a move is illegal in this position; each game knows its own kinds. */
export interface Reason {
  is: string;
  [field: string]: unknown;
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly clause: string | null,
    text: string,
    readonly reason: Reason | null = null,
  ) {
    super(text);
  }

  static of({ error, clause, text, reason }: Schemas["Refusal"]): Refused {
    return new Refused(error, clause, text, reason as Reason | null);
  }

  /** An error as a refusal: of the code `other` unless it is one. */
  static from(error: unknown): Refused {
    return error instanceof Refused ? error : new Refused("other", null, String(error));
  }
}

async function ask<T>(
  method: string,
  path: string,
  key?: string | null,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      ...(signal && { signal }),
    });
  } catch {
    throw new Refused("unreachable", null, "the server cannot be reached");
  }
  if (!response.ok) {
    const refusal = await response.json().catch(() => ({}));
    throw new Refused(
      refusal.error ?? "unreachable",
      refusal.clause ?? null,
      refusal.text ?? response.statusText,
      refusal.reason ?? null,
    );
  }
  try {
    return (await response.json()) as T;
  } catch {
    throw new Refused("unreachable", null, "something else answered in place of the server");
  }
}

/** The face of the person at this device. */
function ownFace(): string {
  return remembered("face") ?? "";
}

function withOwnFace(chair: Place): Place {
  return chair.sitter === "me" ? { ...chair, face: ownFace() } : chair;
}

export const server = {
  house: () => ask<House>("GET", "/house"),
  games: () => ask<GameEntry[]>("GET", "/games"),
  rules: (game: string, language: string) =>
    ask<RulesPage>("GET", `/games/${encodeURIComponent(game)}/rules?language=${language}`),
  lesson: <T>(game: string, language: string) =>
    ask<T>("GET", `/games/${encodeURIComponent(game)}/lesson?language=${language}`),
  pictures: <T>(game: string, language: string) =>
    ask<T>("GET", `/games/${encodeURIComponent(game)}/pictures?language=${language}`),
  /** Counts what came of a step, without a person; also while the page is being left. It may get lost. */
  learnt: (game: string, step: string, what: Learnt) =>
    void fetch(`/api/games/${encodeURIComponent(game)}/lesson/${encodeURIComponent(step)}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ what }),
      keepalive: what === "left",
    })
      .then((answer) => answer.text())
      .catch(() => undefined),
  practise: (plan: PracticePlan) => ask<Made>("POST", "/practice", null, plan),
  /** Plays a move of one's own, then the script of chance and the other seats: all of it or nothing. */
  rehearse: (table: string, key: string, revision: number, notation: string | null, then: string[]) =>
    ask<{ revision: number }>("POST", `/tables/${table}/rehearse`, key, {
      command: newCommandId(),
      revision,
      do: notation,
      then,
    }),
  openTables: () => ask<ListedTable[]>("GET", "/tables"),
  create: (table: NewTable) =>
    ask<Made>("POST", "/tables", null, { ...table, chairs: table.chairs.map(withOwnFace) }),
  about: (table: string, key?: string | null) => ask<TableMessage>("GET", `/tables/${table}`, key),
  update: (table: string, key: string | null, since: number) =>
    ask<UpdateMessage>("GET", `/tables/${table}/update?since=${since}`, key).then(withViewer),
  /** `beside` is the key of another seat at the same screen: only the first one there has the face of this device. */
  sit: (table: string, name: string, seat: number | null, beside?: string, key = newKey()) => {
    const face = beside ? "" : ownFace();
    return ask<SeatKey>("POST", `/tables/${table}/seats`, beside, { name, face, seat, key });
  },
  place: (table: string, owner: string, seat: number, place: Place) =>
    ask<{ key: string | null }>("PUT", `/tables/${table}/chairs/${seat}`, owner, withOwnFace(place)),
  order: (table: string, owner: string, seats: number[] | null) =>
    ask("POST", `/tables/${table}/order`, owner, { seats }),
  start: (table: string, owner: string) => ask("POST", `/tables/${table}/start`, owner),
  /** Promises a number for the dice by its SHA-256, before the game. */
  pledge: (table: string, key: string, pledge: string) =>
    ask("PUT", `/tables/${table}/pledge`, key, { pledge }),
  /** Shows the number that was promised, when the game begins. */
  number: (table: string, key: string, number: string) =>
    ask("PUT", `/tables/${table}/number`, key, { number }),
  leave: (table: string, key: string) => ask("POST", `/tables/${table}/leave`, key),
  end: (table: string, owner: string) => ask("POST", `/tables/${table}/end`, owner),
  slower: (table: string, owner: string) => ask("POST", `/tables/${table}/slower`, owner),
  hints: (table: string, owner: string, hints: boolean) =>
    ask("PUT", `/tables/${table}/hints`, owner, { hints }),
  hint: (table: string, key: string | null) => ask<Hint>("GET", `/tables/${table}/hint`, key),
  prospects: (table: string, key: string | null, notation: string, signal: AbortSignal) =>
    ask<Schemas["ProspectMessage"]>(
      "GET",
      `/tables/${table}/prospects${notation && `?do=${encodeURIComponent(notation)}`}`,
      key,
      undefined,
      signal,
    ),
  dice: (table: string) => ask<DiceMessage>("GET", `/tables/${table}/dice`),
  review: (table: string) => ask<Review>("GET", `/tables/${table}/review`),
  rematch: (table: string, key: string) => ask<{ id: string }>("POST", `/tables/${table}/rematch`, key),
  replay: (table: string, key: string | null, seat: number | null, first: number, count: number) =>
    ask<ReplayMessage>(
      "GET",
      `/tables/${table}/replay?first=${first}&count=${count}${seat === null ? "" : `&seat=${seat}`}`,
      key,
    ),
};

/** A key made by the client, so that a request that is sent twice gets the same seat. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
