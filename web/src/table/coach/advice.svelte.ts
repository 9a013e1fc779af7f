/** A hint for one decision. */
import { Refused, server, type Hint } from "../../api/http";

export class Advice {
  said = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** The code of a refusal. */
  problem = $state("");
  open = $derived(this.asking || this.said !== null || this.problem !== "");
  private decision = "";
  /** Counts the questions, so that a late answer to an earlier one is not shown. */
  private asked = 0;

  /** `decision` is what is legal now: moves of others that leave it the same change nothing. */
  async ask(table: string, key: string | null, decision: string): Promise<void> {
    const number = this.begin(decision);
    try {
      const said = await server.hint(table, key);
      if (number === this.asked) this.said = said;
    } catch (error) {
      if (number === this.asked) this.problem = error instanceof Refused ? error.code : "other";
    }
    if (number === this.asked) this.asking = false;
  }

  close(): void {
    this.asked += 1;
    this.said = null;
    this.asking = false;
    this.problem = "";
  }

  /** Closes a hint that was given for another decision. */
  keepFor(decision: string): void {
    if (this.open && this.decision !== decision) this.close();
  }

  private begin(decision: string): number {
    this.close();
    this.decision = decision;
    this.asking = true;
    return this.asked;
  }
}
