// Words as pixels, in the product's own letters, shaped and in the right order for both scripts. The writer within the picture library takes
// no packed fonts, so they are unpacked once into a temporary folder; and it takes each family by its own name.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { directionOf } from '../../platform/bidi.ts';
import { unpackWoff } from '../../platform/woff.ts';
import type { Language } from './card-words.ts';

export type Written = { data: Buffer; width: number; height: number };
type Style = { size: number; color: string; bold?: boolean; width: number; language: Language };

const families = {
  regular: 'IBM Plex Sans,IBM Plex Sans Arabic',
  bold: 'IBM Plex Sans SemiBold,IBM Plex Sans Arabic SemiBold',
};
const fonts = ['ibm-plex-sans/files/ibm-plex-sans-latin', 'ibm-plex-sans/files/ibm-plex-sans-latin-ext'].concat(
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
);

let known: Promise<void> | undefined;

/** As wide as it needs, up to `width`. */
export async function write(text: string, { size, color, bold = false, width, language }: Style): Promise<Written> {
  known ??= makeKnown();
  await known;
  // 'left' is where a text begins, so for Arabic letters it is the right.
  const align = (directionOf(text) === 'rtl') === (language === 'ar') ? 'left' : 'right';
  const family = bold ? families.bold : families.regular;
  const { data, info } = await sharp({
    text: {
      text: `<span font_family="${family}" foreground="${color}">${escaped(text)}</span>`,
      font: `IBM Plex Sans ${size}`,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      width,
      align,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The largest of the sizes at which it fits, else as many of its words as do. */
export async function writeWithin(
  text: string,
  style: Omit<Style, 'size'>,
  { height, sizes }: { height: number; sizes: readonly [number, ...number[]] },
): Promise<Written> {
  for (const size of sizes) {
    const written = await write(text, { ...style, size });
    if (written.height <= height) return written;
  }
  const size = sizes.at(-1) ?? sizes[0];
  const words = text.split(/\s+/);
  while (words.length > 1) {
    words.pop();
    const written = await write(`${words.join(' ')}…`, { ...style, size });
    if (written.height <= height) return written;
  }
  return write(`${text.slice(0, 20)}…`, { ...style, size });
}

async function makeKnown(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-letters-'));
  for (const font of fonts)
    for (const weight of [400, 600]) {
      const packed = fileURLToPath(import.meta.resolve(`@fontsource/${font}-${weight}-normal.woff`));
      const fontfile = join(folder, `${font.split('/').at(-1)}-${weight}.ttf`);
      await writeFile(fontfile, unpackWoff(await readFile(packed)));
      await sharp({ text: { text: 'a', fontfile, dpi: 72 } })
        .png()
        .toBuffer();
    }
}

/** No control characters, which the writer refuses, and nothing that it would take for its own marks. */
function escaped(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
