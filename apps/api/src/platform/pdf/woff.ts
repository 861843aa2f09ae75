// Unpacks web fonts once. PDFKit would unpack a table again for each letter.
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Converts a WOFF file to the plain font inside it (https://www.w3.org/TR/WOFF/). */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, place) => {
    const at = WOFF_HEADER + place * WOFF_ENTRY;
    const [offset, packed, length, sum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field)) as Four;
    const bytes = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(at, at + 4), sum, data: packed < length ? inflateSync(bytes) : bytes };
  });
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  for (const [at, value] of [count, 16 << power, power, 16 * count - (16 << power)].entries())
    head.writeUInt16BE(value, 4 + 2 * at);
  let offset = head.length;
  const parts: Buffer[] = [head];
  for (const [place, { tag, sum, data }] of tables.entries()) {
    const at = SFNT_HEADER + place * SFNT_ENTRY;
    tag.copy(head, at);
    for (const [field, value] of [sum, offset, data.length].entries()) head.writeUInt32BE(value, at + 4 + 4 * field);
    // Tables start at multiples of four.
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

type Four = [number, number, number, number];
