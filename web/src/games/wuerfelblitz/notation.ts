/** What may be said: `<0-35>` stands for a bare number in that range, `2 silent` for saying nothing. */
export interface Sayable {
  lowest: number;
  highest: number;
}

export function sayable(legal: string[]): Sayable | null {
  for (const notation of legal) {
    const found = /^<(\d+)-(\d+)>$/.exec(notation);
    if (found) return { lowest: Number(found[1]), highest: Number(found[2]) };
  }
  return null;
}

export function silence(legal: string[]): string | null {
  return legal.find((notation) => /^\d+ silent$/.test(notation)) ?? null;
}

/** The notation of the number entered, or null while none is. */
export function answer(entered: string): string | null {
  return entered === "" ? null : String(Number(entered));
}

export function maySay(entered: string, range: Sayable | null): boolean {
  const number = Number(entered);
  return entered !== "" && range !== null && number >= range.lowest && number <= range.highest;
}

/** A digit more; a leading zero gives way, and there are no more digits than the highest number has. */
export function typed(entered: string, digit: string, range: Sayable): string {
  const longer = String(Number(entered + digit));
  return longer.length > String(range.highest).length ? entered : longer;
}
