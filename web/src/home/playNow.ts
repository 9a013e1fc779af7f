/** Starts a game at once: usual options, bots on the other seats. */
import { server, type GameEntry, type Place } from "../api/http";
import { hold } from "../api/keys";
import { router } from "../app/router.svelte";
import { settings } from "../app/settings.svelte";
import { startWithNumbers } from "../fairness/throwIn";

export function usualPlayers(game: GameEntry): number {
  const players = game.options.find((option) => option.name === "players");
  return typeof players?.default === "number" ? players.default : (game.players[0] ?? 2);
}

/** `level` is that of the bots. */
export async function playNow(game: GameEntry, level = settings.level): Promise<void> {
  const own: Place = { sitter: "me", name: settings.name, level: "" };
  const bots = Array.from({ length: usualPlayers(game) - 1 }, (): Place => ({
    sitter: "bot",
    name: "",
    level,
  }));
  const made = await server.create({
    game: game.name,
    options: {},
    chairs: [own, ...bots],
    public: false,
    hints: true,
    clock: null,
    stand_in: null,
  });
  const keys = made.seats.map((seat) => seat.key);
  hold(made.id, game.name, keys, made.owner);
  await startWithNumbers(made.id, made.owner, keys);
  router.go(`/t/${made.id}`);
}
