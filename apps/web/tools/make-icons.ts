// Draws the icons of the web manifest from the favicon. Run `node apps/web/tools/make-icons.ts` after a change of the mark, and commit the pictures.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../public');
const BACKGROUND = '#12161c';
const mark = await readFile(join(folder, 'favicon.svg'));

/** Draws the mark. With a `share` below one it stands in a filled square, which the system cuts to its shape. */
async function draw(name: string, size: number, share = 1): Promise<void> {
  const inner = Math.round(size * share);
  const margin = Math.floor((size - inner) / 2);
  const rest = size - inner - margin;
  const drawn = sharp(mark, { density: (72 * inner) / 32 }).resize(inner, inner);
  await (share < 1 ? drawn.flatten({ background: BACKGROUND }) : drawn)
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: BACKGROUND })
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, 'icons', name));
}

await draw('192.png', 192);
await draw('512.png', 512);
// A launcher cuts a maskable icon to any shape, so that only the middle 80 per cent are certain to be seen.
await draw('maskable-512.png', 512, 0.78);
await draw('apple-touch-180.png', 180, 0.9);
