/** What each choice of the present decision would do, asked for once. */
import type { StakesMessage } from "../api/http";
import type { AnyEvent, GameUi, Stakes, Tone, Who } from "../games/game";

type Found = Record<string, AnyEvent[]>;

/** Who can be asked: a seat's connection. */
export interface Asked {
  askStakes: () => Promise<StakesMessage>;
}

const NOTHING: Found = {};

export class AtStake {
  found = $state.raw<Found>(NOTHING);
  private decision = "";
  private choices = "";
  private isShared = false;
  /** Counts the questions, so that a late answer to an earlier one is not shown. */
  private asked = 0;

  /** `shared`: others decide at the same time, so that their choices may change the revision and nothing else. */
  ask(from: Asked | null, revision: number, legal: string[], shared: boolean): void {
    const choices = legal.join("|");
    const decision = choices && `${revision} ${choices}`;
    if (decision === this.decision) return;
    if (!(this.isShared && choices === this.choices)) this.found = NOTHING;
    this.decision = decision;
    this.choices = choices;
    this.isShared = shared;
    this.asked += 1;
    if (decision && from) void this.fetch(from, this.asked);
  }

  /** Without an answer a choice is made as before: by looking. */
  private async fetch(from: Asked, number: number): Promise<void> {
    const answer = await from.askStakes().catch(() => null);
    if (answer && number === this.asked) this.found = answer.stakes as unknown as Found;
  }
}

/** The stakes in the words of the game. */
export function told(
  found: Found,
  ui: Pick<GameUi, "stake">,
  who: Who,
  words: unknown,
  view: unknown,
): Stakes {
  const tell = ui.stake;
  if (!tell) return {};
  const inWords = (stake: AnyEvent) => ({
    is: stake.is,
    tone: stake["tone"] as Tone,
    text: tell(stake, who, words, view),
  });
  return Object.fromEntries(Object.entries(found).map(([notation, row]) => [notation, row.map(inWords)]));
}
