/** A hint: asked for once, good for the decision that it was given for. */
import { Refused, server, type Hint } from "../../api/http";

export class Advice {
  said = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** The code of a refusal. */
  wrong = $state("");
  open = $derived(this.asking || this.said !== null || this.wrong !== "");
  private decision = "";
  /** Counts what was asked, so that a late answer to something else is not shown. */
  private asked = 0;

  /** `decision` is what may be done: what others do meanwhile, at the same time, changes nothing. */
  async ask(table: string, key: string | null, decision: string): Promise<void> {
    const number = this.begin(decision);
    try {
      const said = await server.hint(table, key);
      if (number === this.asked) this.said = said;
    } catch (error) {
      if (number === this.asked) this.wrong = error instanceof Refused ? error.code : "other";
    }
    if (number === this.asked) this.asking = false;
  }

  close(): void {
    this.asked += 1;
    this.said = null;
    this.asking = false;
    this.wrong = "";
  }

  /** A hint for what is past is gone. */
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
