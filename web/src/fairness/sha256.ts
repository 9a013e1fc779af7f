/** SHA-256 and HMAC. The browser's own work only on secure pages, and phones in the same room are often on plain http. */

/** The first bits of the fractions of the square and cube roots of the first primes, as the standard has them. */
const PRIMES = primes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The message with a 1, zeros and its length in bits, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

function expanded(block: DataView, at: number): Int32Array {
  const words = new Int32Array(BLOCK);
  for (let number = 0; number < 16; number++) words[number] = block.getInt32(at + 4 * number);
  for (let number = 16; number < BLOCK; number++) {
    const [early, late] = [words[number - 15] ?? 0, words[number - 2] ?? 0];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[number] = (words[number - 16] ?? 0) + one + (words[number - 7] ?? 0) + other;
  }
  return words;
}

function mixed(state: number[], words: Int32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  words.forEach((word, number) => {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const added = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUND[number] ?? 0) + word;
    const next = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + next) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, number) => (word + (state[number] ?? 0)) | 0);
}

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  let state = START;
  for (let at = 0; at < blocks.byteLength; at += BLOCK) state = mixed(state, expanded(blocks, at));
  const made = new DataView(new ArrayBuffer(32));
  state.forEach((word, number) => made.setInt32(4 * number, word));
  return new Uint8Array(made.buffer);
}

export function hmac(key: Uint8Array, message: string): Uint8Array {
  const pad = (filling: number) => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ filling);
  const inner = sha256(joined(pad(0x36), new TextEncoder().encode(message)));
  return sha256(joined(pad(0x5c), inner));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  return Uint8Array.of(...one, ...other);
}

export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function digitsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
