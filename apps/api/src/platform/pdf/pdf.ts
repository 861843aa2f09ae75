// Creates PDFs in both languages: this file shapes text, puts it in visual order and breaks it into lines; PDFKit draws it.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { type Direction, directionOf, visualRuns } from './bidi.ts';
import { unpackWoff } from './woff.ts';

type Weight = 'regular' | 'bold';
type Style = { size: number; weight?: Weight; color?: string };
/** `end` aligns the text to the side where reading ends, as for numbers. */
type Place = { x: number; y: number; width: number; end?: boolean };
type Line = { text: string; reads: Direction };

const LINE = 1.5;
/** Includes the vowel signs and punctuation that Arabic shares with other scripts. */
const ARABIC = /[\p{Script_Extensions=Arabic}]/u;
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
} as const;
type Script = keyof typeof files;

/** PDFKit shapes a text as a whole only when features are named. Otherwise it shapes word by word, which puts Arabic words in the wrong order. */
const whole = { features: ['calt', 'liga', 'rlig', 'kern'] } as const satisfies PDFKit.Mixins.TextOptions;

export type Pdf = Awaited<ReturnType<typeof createPdf>>;

export async function createPdf(direction: Direction, info: { Title: string }) {
  const doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, info: { ...info, Producer: 'Rigsouq' } });
  for (const [script, weights] of Object.entries(await loadFonts()))
    for (const [weight, bytes] of Object.entries(weights)) doc.registerFont(`${script} ${weight}`, bytes);

  /** Splits a line into pieces of one font each, from left to right. */
  function piecesOf({ text: line, reads }: Line, weight: Weight) {
    return visualRuns(line, reads).flatMap(({ text, rtl }) => {
      const pieces = splitByScript(text).map(({ script, text: part }) => ({
        font: `${script} ${weight}`,
        // The shaper reverses Arabic text itself, and no other text.
        text: rtl && script !== 'arabic' ? [...part].reverse().join('') : part,
      }));
      return rtl ? pieces.reverse() : pieces;
    });
  }

  /** Shaping is slow, so each word is measured once. */
  const measured = new Map<string, number>();
  function widthOf(word: string, { size, weight = 'regular' }: Style): number {
    const key = `${size} ${weight} ${word}`;
    const known = measured.get(key);
    if (known !== undefined) return known;
    const width = piecesOf({ text: word, reads: 'ltr' }, weight).reduce((sum, { font, text }) => {
      return sum + doc.font(font).fontSize(size).widthOfString(text, whole);
    }, 0);
    measured.set(key, width);
    return width;
  }

  function linesOf(text: string, style: Style, width: number): Line[] {
    const space = widthOf(' ', style);
    return text.split(/\r?\n/).flatMap((paragraph) => {
      const reads = directionOf(paragraph);
      const lines: Line[] = [];
      let words: string[] = [];
      let used = 0;
      for (const word of paragraph.split(/\s+/).flatMap((one) => cutToWidth(one, style, width))) {
        const more = widthOf(word, style) + (words.length > 0 ? space : 0);
        if (words.length > 0 && used + more > width) {
          lines.push({ text: words.join(' '), reads });
          words = [word];
          used = more - space;
        } else {
          words.push(word);
          used += more;
        }
      }
      return [...lines, { text: words.join(' '), reads }];
    });
  }

  /** Cuts a word that is wider than the column. */
  function cutToWidth(word: string, style: Style, width: number): string[] {
    if (word.length < 2 || widthOf(word, style) <= width) return [word];
    const half = Math.ceil(word.length / 2);
    return [...cutToWidth(word.slice(0, half), style, width), ...cutToWidth(word.slice(half), style, width)];
  }

  function heightOf(text: string, style: Style, width: number): number {
    return linesOf(text, style, width).length * style.size * LINE;
  }

  /** Writes text from `y` down, aligned to the side where reading starts. Returns the y position below it. */
  function write(text: string, style: Style, { x, y, width, end = false }: Place): number {
    const { size, weight = 'regular', color = '#12161c' } = style;
    let below = y;
    for (const line of linesOf(text, style, width)) {
      const baseline = below + size * (LINE / 2 + 0.35);
      const pieces = piecesOf(line, weight).map((piece) => ({ ...piece, width: widthIn(piece, size) }));
      const all = pieces.reduce((sum, piece) => sum + piece.width, 0);
      let at = (direction === 'rtl') === end ? x : x + width - all;
      for (const piece of pieces) {
        doc.font(piece.font).fontSize(size).fillColor(color);
        doc.text(piece.text, at, baseline, { ...whole, lineBreak: false, baseline: 'alphabetic' });
        at += piece.width;
      }
      below += size * LINE;
    }
    return below;
  }

  function widthIn({ font, text }: { font: string; text: string }, size: number): number {
    return doc.font(font).fontSize(size).widthOfString(text, whole);
  }

  return { doc, direction, write, heightOf };
}

/** Groups neighbouring characters of one script; a space stays with the character before it. */
function splitByScript(text: string): { script: Script; text: string }[] {
  const pieces: { script: Script; text: string }[] = [];
  for (const char of text) {
    const last = pieces.at(-1);
    const script = char === ' ' && last ? last.script : scriptOf(char);
    if (last && last.script === script) last.text += char;
    else pieces.push({ script, text: char });
  }
  return pieces;
}

function scriptOf(char: string): Script {
  if (ARABIC.test(char)) return 'arabic';
  const code = char.codePointAt(0) ?? 0;
  return code >= 0x100 && code < 0x250 ? 'latinExt' : 'latin';
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
