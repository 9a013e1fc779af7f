/** Throwing in numbers without a connection: where a page starts a game, or waits for one, that it is not at yet. */
import { server, type TableMessage } from "../api/http";
import { answerTo, numberFor, pledgeTo } from "./numbers";

/** Milliseconds from one look at a table to the next. */
const PAUSE = 250;
/** How often a table is looked at: until the others have promised their numbers, and until the next game begins. */
const OTHERS = 8;
const NEXT_GAME = 40;

/** Promises the numbers of seats, starts the game, and shows them. */
export async function startWithNumbers(table: string, owner: string, keys: string[]): Promise<void> {
  await promise(table, keys);
  await server.start(table, owner);
  void answer(table, keys);
}

/** The same for the next game of players whose pages are about to promise their numbers. */
export async function startNextGame(table: string, owner: string, keys: string[]): Promise<void> {
  await promise(table, keys);
  for (let looks = 0; looks < OTHERS && !hasAll(await server.about(table)); looks++) await pause();
  await startWithNumbers(table, owner, keys);
}

/** Promises numbers for a game that another page starts soon, and shows them when it does. */
export async function takePart(table: string, keys: string[]): Promise<void> {
  for (let looks = 0; looks < NEXT_GAME; looks++) {
    const stages = await answer(table, keys);
    if (stages.some((stage) => stage !== "gathering")) return;
    await pause();
  }
}

async function promise(table: string, keys: string[]): Promise<void> {
  const pledged = keys.map((key) => server.pledge(table, key, pledgeTo(numberFor(table, key).number)));
  await Promise.all(pledged.map((each) => each.catch(() => null)));
}

/** Says what each seat has to say now; a game begins without those that fail. The stages that they have seen. */
async function answer(table: string, keys: string[]): Promise<(string | null)[]> {
  return Promise.all(keys.map((key) => answerOf(table, key).catch(() => null)));
}

async function answerOf(table: string, key: string): Promise<string> {
  const about = await server.about(table, key);
  const said = answerTo(about, key);
  if (said && "pledge" in said) await server.pledge(table, key, said.pledge);
  else if (said) await server.number(table, key, said.number);
  return about.stage;
}

function hasAll({ chairs, numbers }: TableMessage): boolean {
  return chairs.every(({ sitter }, seat) => sitter !== "person" || numbers[seat]?.state === "pledged");
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}
