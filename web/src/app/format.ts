/** Chances as people read them. */

/** One decimal where different chances, or their distances to the best one, would otherwise look the same. */
export function decimals(chances: readonly number[]): 0 | 1 {
  const different = [...new Set(chances.map((chance) => chance.toFixed(4)))].map(Number);
  const best = Math.max(...different);
  const hundredths = new Set(different.map((chance) => Math.round(100 * chance)));
  const lacking = different.filter((chance) => Math.round(100 * (best - chance)) === 0);
  return hundredths.size < different.length || lacking.length > 1 ? 1 : 0;
}

/** `0.374` is "37 %". */
export function percent(chance: number, code: string, digits = 0): string {
  return new Intl.NumberFormat(code, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(chance);
}

/** `-0.04` is "−4 %", with a true minus sign, and no sign for zero. */
export function signed(change: number, code: string, digits = 0): string {
  const written = new Intl.NumberFormat(code, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "exceptZero",
  });
  return written.format(change).replace("-", "−");
}
