// Creates PDFs in both languages, with the fonts of the screen.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Direction } from './bidi.ts';
import { createLineBreaker, type Script, type Style, shapeWhole, splitIntoPieces, type Weight } from './text-lines.ts';
import { unpackWoff } from './woff.ts';

/** `end` aligns the text to the side where reading ends, as for numbers. */
type Place = { x: number; y: number; width: number; end?: boolean };

const LINE = 1.5;
/** The fonts of the screen. Each file contains one script only. */
const files = {
  latin: {
    regular: import.meta.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff'),
  },
  latinExt: {
    regular: import.meta.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-600-normal.woff'),
  },
  arabic: {
    regular: import.meta.resolve('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff'),
  },
} as const satisfies Record<Script, Record<Weight, string>>;

export type Pdf = Awaited<ReturnType<typeof createPdf>>;

export async function createPdf(direction: Direction, info: { Title: string }) {
  const doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, info: { ...info, Producer: 'Rigsouq' } });
  for (const [script, weights] of Object.entries(await loadFonts()))
    for (const [weight, bytes] of Object.entries(weights)) doc.registerFont(`${script} ${weight}`, bytes);
  const { breakLines, widthOf } = createLineBreaker(doc);

  function heightOf(text: string, style: Style, width: number): number {
    return breakLines(text, style, width).length * style.size * LINE;
  }

  /** Writes text from `y` down, aligned to the side where reading starts. Returns the y position below it. */
  function write(text: string, style: Style, { x, y, width, end = false }: Place): number {
    const { size, weight = 'regular', color = '#12161c' } = style;
    let below = y;
    for (const line of breakLines(text, style, width)) {
      const baseline = below + size * (LINE / 2 + 0.35);
      const pieces = splitIntoPieces(line, weight).map((piece) => ({ ...piece, width: widthOf(piece, size) }));
      const all = pieces.reduce((sum, piece) => sum + piece.width, 0);
      let at = (direction === 'rtl') === end ? x : x + width - all;
      for (const piece of pieces) {
        doc.font(piece.font).fontSize(size).fillColor(color);
        doc.text(piece.text, at, baseline, { ...shapeWhole, lineBreak: false, baseline: 'alphabetic' });
        at += piece.width;
      }
      below += size * LINE;
    }
    return below;
  }

  return { doc, direction, write, heightOf };
}

let read: Promise<Record<Script, Record<Weight, Buffer>>> | undefined;

function loadFonts() {
  read ??= Promise.all(
    Object.entries(files).map(async ([script, { regular, bold }]) => [
      script,
      { regular: await readFont(regular), bold: await readFont(bold) },
    ]),
  ).then(Object.fromEntries);
  return read;
}

async function readFont(address: string): Promise<Buffer> {
  return unpackWoff(await readFile(fileURLToPath(address)));
}
