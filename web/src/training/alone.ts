/** Starts a game for one player alone. */
import { server } from "../api/http";
import { hold } from "../api/keys";
import { router } from "../app/router.svelte";
import { settings } from "../app/settings.svelte";
import { startWithNumbers } from "../fairness/throwIn";

export async function playAlone(game: string): Promise<void> {
  const made = await server.create({
    game,
    options: {},
    chairs: [{ sitter: "me", name: settings.name, level: "" }],
    public: false,
    hints: false,
    clock: null,
    stand_in: null,
  });
  const keys = made.seats.map(({ key }) => key);
  hold(made.id, game, keys, made.owner);
  await startWithNumbers(made.id, made.owner, keys);
  router.go(`/t/${made.id}`);
}
