/** Counts for each seat what players did, to be told at the end. */

export interface Tally {
  readonly total: number;
  add: (seat: number, amount?: number) => void;
  /** Keeps the largest amount instead of the sum. */
  raise: (seat: number, amount: number) => void;
  /** What was counted, with the words for one seat's amount. */
  as: (say: (amount: number) => string) => { amounts: number[]; say: (seat: number) => string };
}

export function tally(players: number): () => Tally {
  return () => {
    const amounts = Array.from({ length: players }, () => 0);
    const at = (seat: number) => amounts[seat] ?? 0;
    return {
      get total() {
        return amounts.reduce((sum, amount) => sum + amount, 0);
      },
      add: (seat, amount = 1) => void (amounts[seat] = at(seat) + amount),
      raise: (seat, amount) => void (amounts[seat] = Math.max(at(seat), amount)),
      as: (say) => ({ amounts, say: (seat) => say(at(seat)) }),
    };
  };
}
