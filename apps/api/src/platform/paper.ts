// Pages for printing, in both languages: text is shaped, put in visual order and broken into lines here; PDFKit puts it on paper.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { type Direction, directionOf, visualRuns } from './bidi.ts';
import { unpackWoff } from './woff.ts';

type Weight = 'regular' | 'bold';
type Style = { size: number; weight?: Weight; color?: string };
/** `end`: at the other side than where reading begins, as figures stand. */
type Place = { x: number; y: number; width: number; end?: boolean };
type Line = { text: string; reads: Direction };

const LINE = 1.5;
/** With the vowel signs and punctuation that Arabic shares with other scripts. */
const ARABIC = /[\p{Script_Extensions=Arabic}]/u;
/** The same letters as on the screen. Each file holds one script alone. */
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

/** PDFKit shapes a text as a whole only where features are named; otherwise word by word, which puts Arabic words in the wrong order. */
const whole = { features: ['calt', 'liga', 'rlig', 'kern'] } as const satisfies PDFKit.Mixins.TextOptions;

export type Paper = Awaited<ReturnType<typeof openPaper>>;

export async function openPaper(direction: Direction, info: { Title: string }) {
  const doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, info: { ...info, Producer: 'Rigsouq' } });
  for (const [script, weights] of Object.entries(await letters()))
    for (const [weight, bytes] of Object.entries(weights)) doc.registerFont(`${script} ${weight}`, bytes);

  /** Pieces of one font each, from left to right. */
  function piecesOf({ text: line, reads }: Line, weight: Weight) {
    return visualRuns(line, reads).flatMap(({ text, rtl }) => {
      const pieces = inScripts(text).map(({ script, text: part }) => ({
        font: `${script} ${weight}`,
        // The shaper turns Arabic round by itself, and nothing else.
        text: rtl && script !== 'arabic' ? [...part].reverse().join('') : part,
      }));
      return rtl ? pieces.reverse() : pieces;
    });
  }

  /** Shaping is what takes time, so a word is measured once. */
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
      for (const word of paragraph.split(/\s+/).flatMap((one) => fitting(one, style, width))) {
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

  /** A word that is wider than the column is cut. */
  function fitting(word: string, style: Style, width: number): string[] {
    if (word.length < 2 || widthOf(word, style) <= width) return [word];
    const half = Math.ceil(word.length / 2);
    return [...fitting(word.slice(0, half), style, width), ...fitting(word.slice(half), style, width)];
  }

  function heightOf(text: string, style: Style, width: number): number {
    return linesOf(text, style, width).length * style.size * LINE;
  }

  /** From `y` down, at the side where the paper begins. Answers where it ends. */
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

/** Neighbours of one script together; a space stays with what is before it. */
function inScripts(text: string): { script: Script; text: string }[] {
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

function letters() {
  read ??= Promise.all(
    Object.entries(files).map(async ([script, { regular, bold }]) => [
      script,
      { regular: await fontIn(regular), bold: await fontIn(bold) },
    ]),
  ).then(Object.fromEntries);
  return read;
}

async function fontIn(address: string): Promise<Buffer> {
  return unpackWoff(await readFile(fileURLToPath(address)));
}
