/** What can be done at a table before the game: sit down, place others, change the order, start. */
import { Refused, server, type Place, type TableMessage } from "../../api/http";
import { hold } from "../../api/keys";
import { settings } from "../../app/settings.svelte";
import { swapped } from "../../kit/round";
import type { Session } from "../session.svelte";

export class Arranging {
  problem = $state("");
  isBusy = $state(false);

  constructor(
    private readonly session: Session,
    private readonly table: () => TableMessage,
  ) {}

  private async attempt(work: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = Refused.from(error).message;
    }
    this.isBusy = false;
  }

  private asOwner(work: (owner: string) => Promise<unknown>): Promise<void> {
    return this.attempt(async () => this.session.owner && (await work(this.session.owner)));
  }

  /** On the chair, or the first free one; with a seat already, somebody beside sits down. */
  sit(name: string, seat: number | null): Promise<void> {
    return this.attempt(async () => {
      const { id, game } = this.table();
      const beside = this.session.connections.find(({ seat }) => seat !== null)?.key ?? undefined;
      const taken = await server.sit(id, name, seat, beside);
      if (!beside && name.trim()) settings.setName(name.trim());
      hold(id, game, [taken.key]);
      this.session.reconnect();
    });
  }

  place(seat: number, place: Place): Promise<void> {
    return this.asOwner((owner) => server.place(this.table().id, owner, seat, place));
  }

  swap(seat: number, other: number): Promise<void> {
    const order = swapped(this.table().chairs.length, seat, other);
    return this.asOwner((owner) => server.order(this.table().id, owner, order));
  }

  shuffle(): Promise<void> {
    return this.asOwner((owner) => server.order(this.table().id, owner, null));
  }

  start(): Promise<void> {
    return this.asOwner((owner) => server.start(this.table().id, owner));
  }
}
