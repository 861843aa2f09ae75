// Renders text as pixels in the product's fonts, correctly shaped and ordered for both scripts. The text renderer of the image library
// cannot read compressed fonts, so they are decompressed once into a temporary folder. It needs the exact name of each font family.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { directionOf } from '../../platform/pdf/bidi.ts';
import { unpackWoff } from '../../platform/pdf/woff.ts';
import type { Language } from './card-texts.ts';

export type RenderedText = { data: Buffer; width: number; height: number };
type Style = { size: number; color: string; bold?: boolean; width: number; language: Language };

const families = {
  regular: 'IBM Plex Sans,IBM Plex Sans Arabic',
  bold: 'IBM Plex Sans SemiBold,IBM Plex Sans Arabic SemiBold',
};
const fonts = ['ibm-plex-sans/files/ibm-plex-sans-latin', 'ibm-plex-sans/files/ibm-plex-sans-latin-ext'].concat(
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
);

let fontsLoaded: Promise<void> | undefined;

/** Renders text as wide as it needs, up to `width`. */
export async function renderText(
  text: string,
  { size, color, bold = false, width, language }: Style,
): Promise<RenderedText> {
  fontsLoaded ??= loadFonts();
  await fontsLoaded;
  // In this library 'left' means the start of the text, which is the right side for Arabic.
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

/** Renders text in the largest size that fits, or shortens it to the words that fit in the smallest size. */
export async function renderTextWithin(
  text: string,
  style: Omit<Style, 'size'>,
  { height, sizes }: { height: number; sizes: readonly [number, ...number[]] },
): Promise<RenderedText> {
  for (const size of sizes) {
    const written = await renderText(text, { ...style, size });
    if (written.height <= height) return written;
  }
  const size = sizes.at(-1) ?? sizes[0];
  const words = text.split(/\s+/);
  while (words.length > 1) {
    words.pop();
    const written = await renderText(`${words.join(' ')}…`, { ...style, size });
    if (written.height <= height) return written;
  }
  return renderText(`${text.slice(0, 20)}…`, { ...style, size });
}

async function loadFonts(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-letters-'));
  for (const font of fonts)
    for (const weight of [400, 600]) {
      const compressed = fileURLToPath(import.meta.resolve(`@fontsource/${font}-${weight}-normal.woff`));
      const fontfile = join(folder, `${font.split('/').at(-1)}-${weight}.ttf`);
      await writeFile(fontfile, unpackWoff(await readFile(compressed)));
      await sharp({ text: { text: 'a', fontfile, dpi: 72 } })
        .png()
        .toBuffer();
    }
}

/** Removes control characters, which the renderer refuses, and escapes its markup characters. */
function escaped(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
