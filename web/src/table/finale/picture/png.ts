/** A picture as a small file: browsers hardly compress the pictures of a canvas. */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits, red, green and blue. */
const KIND = [8, 2, 0, 0, 0];
/** Finer differences between colours are not seen, and cost a third of the bytes. */
const SEEN = 0b1111_1100;

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (CRC[(rest ^ byte) & 255] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

function number(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}

function chunk(name: string, data: Uint8Array | number[]): Uint8Array<ArrayBuffer> {
  const named = Uint8Array.from([...new TextEncoder().encode(name), ...data]);
  return Uint8Array.from([...number(data.length), ...named, ...number(checksum(named))]);
}

/** Rows of colours, each behind the sign that it stands as it is; what shines through is left out. */
export function rowsOf({
  width,
  height,
  data,
}: Pick<ImageData, "width" | "height" | "data">): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(height * (1 + 3 * width));
  let place = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (pixel % width === 0) rows[place++] = 0;
    for (let part = 0; part < 3; part++) rows[place++] = (data[4 * pixel + part] ?? 0) & SEEN;
  }
  return rows;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The picture as a PNG file. */
export async function png(image: Pick<ImageData, "width" | "height" | "data">): Promise<Blob> {
  const header = chunk("IHDR", [...number(image.width), ...number(image.height), ...KIND]);
  const rows = chunk("IDAT", await deflated(rowsOf(image)));
  return new Blob([Uint8Array.from(SIGNATURE), header, rows, chunk("IEND", [])], { type: "image/png" });
}
