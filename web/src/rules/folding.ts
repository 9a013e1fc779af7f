/** Search that ignores case and accents. */

export interface Piece {
  text: string;
  found: boolean;
}

export function fold(text: string): string {
  return [...text].map(foldSign).join("");
}

/** One character may become none (an accent by itself) or two (ß). */
function foldSign(sign: string): string {
  const bare = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace("ß", "ss").replace("œ", "oe").replace("’", "'").replace(/\s/, " ");
}

export function wordsOf(query: string): string[] {
  return fold(query).split(" ").filter(Boolean);
}

/** Cuts a text where the words begin and end. */
export function pieces(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, found: false }];
  const signs = [...text];
  const found = foundSigns(signs, words);
  const cut: Piece[] = [];
  signs.forEach((sign, number) => {
    const last = cut.at(-1);
    const here = found[number] ?? false;
    if (last?.found === here) last.text += sign;
    else cut.push({ text: sign, found: here });
  });
  return cut;
}

function foundSigns(signs: string[], words: string[]): boolean[] {
  const folded = signs.map(foldSign);
  const home = folded.flatMap((bare, number) => Array.from(bare, () => number));
  const whole = folded.join("");
  const found = signs.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      for (const number of home.slice(at, at + word.length)) found[number] = true;
    }
  }
  return found;
}
