/** What a player says at the table: a line of text, or one of the fixed reactions. */
import type { Connection } from "../../api/connection.svelte";
import type { Refused } from "../../api/http";

/** The most letters of a line. */
export const LONGEST = 200;

export class Speech {
  saying = $state("");
  problem = $state("");

  constructor(private readonly connection: () => Connection | null) {}

  submit(event: SubmitEvent): void {
    event.preventDefault();
    if (this.saying.trim()) void this.tell({ say: this.saying });
  }

  react(word: string): void {
    void this.tell({ react: word });
  }

  private async tell(message: Record<string, string>): Promise<void> {
    this.problem = "";
    try {
      await this.connection()?.ask(message);
      this.saying = "";
    } catch (error) {
      this.problem = (error as Refused).message;
    }
  }
}
