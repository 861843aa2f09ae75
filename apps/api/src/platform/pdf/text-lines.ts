// Prepares text of both languages for a PDF: breaks it into lines and splits each line into pieces in visual order, which PDFKit shapes and draws.
import { type Direction, directionOf, visualRuns } from './bidi.ts';

export type Script = 'latin' | 'latinExt' | 'arabic';
export type Weight = 'regular' | 'bold';
export type Style = { size: number; weight?: Weight; color?: string };
type Line = { text: string; reads: Direction };
/** A part of a line in one font. */
type Piece = { font: string; text: string };

/** Includes the vowel signs and punctuation that Arabic shares with other scripts. */
const ARABIC = /[\p{Script_Extensions=Arabic}]/u;

/** PDFKit shapes a text as a whole only when features are named. Otherwise it shapes word by word, which puts Arabic words in the wrong order. */
export const shapeWhole = { features: ['calt', 'liga', 'rlig', 'kern'] } as const satisfies PDFKit.Mixins.TextOptions;

/** Returns functions that measure with the fonts of the document. */
export function createLineBreaker(doc: PDFKit.PDFDocument) {
  function widthOf({ font, text }: Piece, size: number): number {
    return doc.font(font).fontSize(size).widthOfString(text, shapeWhole);
  }

  /** Shaping is slow, so each word is measured once. */
  const measured = new Map<string, number>();
  function widthOfWord(word: string, { size, weight = 'regular' }: Style): number {
    const key = `${size} ${weight} ${word}`;
    const known = measured.get(key);
    if (known !== undefined) return known;
    const pieces = splitIntoPieces({ text: word, reads: 'ltr' }, weight);
    const width = pieces.reduce((sum, piece) => sum + widthOf(piece, size), 0);
    measured.set(key, width);
    return width;
  }

  /** Cuts a word that is wider than the column. */
  function cutToWidth(word: string, style: Style, width: number): string[] {
    if (word.length < 2 || widthOfWord(word, style) <= width) return [word];
    const half = Math.ceil(word.length / 2);
    return [...cutToWidth(word.slice(0, half), style, width), ...cutToWidth(word.slice(half), style, width)];
  }

  function breakLines(text: string, style: Style, width: number): Line[] {
    const space = widthOfWord(' ', style);
    return text.split(/\r?\n/).flatMap((paragraph) => {
      const reads = directionOf(paragraph);
      const lines: Line[] = [];
      let words: string[] = [];
      let used = 0;
      for (const word of paragraph.split(/\s+/).flatMap((one) => cutToWidth(one, style, width))) {
        const more = widthOfWord(word, style) + (words.length > 0 ? space : 0);
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

  return { breakLines, widthOf };
}

/** Splits a line into pieces of one font each, from left to right. */
export function splitIntoPieces({ text: line, reads }: Line, weight: Weight): Piece[] {
  return visualRuns(line, reads).flatMap(({ text, rtl }) => {
    const pieces = splitByScript(text).map(({ script, text: part }) => ({
      font: `${script} ${weight}`,
      // The shaper reverses Arabic text itself, and no other text.
      text: rtl && script !== 'arabic' ? [...part].reverse().join('') : part,
    }));
    return rtl ? pieces.reverse() : pieces;
  });
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
