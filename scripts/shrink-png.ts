import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE_LENGTH = 8;
/** Colors of an indexed PNG. */
const MAX_COLORS = 256;

interface Pixels {
  width: number;
  height: number;
  /** Three or four. */
  channels: number;
  data: Buffer;
}

const chunksOf = (png: Buffer): { type: string; data: Buffer }[] => {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = SIGNATURE_LENGTH; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
};

const paeth = (left: number, above: number, corner: number): number => {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((each) => Math.abs(guess - each)) as [number, number, number];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
};

/** What each filter of PNG adds to a byte. */
const filters = [
  () => 0,
  (left: number) => left,
  (_: number, above: number) => above,
  (left: number, above: number) => (left + above) >> 1,
  paeth,
];

/** The pixels of an eight-bit PNG without interlacing, as Chromium writes it. */
const decode = (png: Buffer): Pixels => {
  const chunks = chunksOf(png);
  const header = chunks[0]!.data;
  const [width, height, channels] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9] === 6 ? 4 : 3];
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const stride = width * channels;
  const data = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = filters[raw[y * (stride + 1)]!]!;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x >= channels ? data[at - channels]! : 0;
      const above = y > 0 ? data[at - stride]! : 0;
      const corner = x >= channels && y > 0 ? data[at - stride - channels]! : 0;
      data[at] = raw[y * (stride + 1) + 1 + x]! + filter(left, above, corner);
    }
  }
  return { width, height, channels, data };
};

const toChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

const distance = (a: number, b: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);

/** The commonest colors, and for every color the index of the nearest of them. */
const toPalette = (colors: readonly number[]): { palette: number[]; indexOf: Map<number, number> } => {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = [...counts.keys()].toSorted((a, b) => counts.get(b)! - counts.get(a)!).slice(0, MAX_COLORS);
  const nearest = (color: number): number =>
    palette.reduce((best, each, index) => (distance(color, each) < distance(color, palette[best]!) ? index : best), 0);
  return { palette, indexOf: new Map([...counts.keys()].map((color) => [color, nearest(color)])) };
};

/** A screenshot with its 256 commonest colors: a third of the size, and the eye sees no difference in texts and areas. */
export const shrinkPng = (png: Buffer): Buffer => {
  const { width, height, channels, data } = decode(png);
  const colors = Array.from({ length: width * height }, (_, pixel) => data.readUIntBE(pixel * channels, 3));
  const { palette, indexOf } = toPalette(colors);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = indexOf.get(colors[y * width + x]!)!;
  return Buffer.concat([
    png.subarray(0, SIGNATURE_LENGTH),
    toChunk('IHDR', header),
    toChunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    toChunk('IDAT', deflateSync(rows, { level: 9 })),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
};
