import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { directionOf, visualRuns } from './bidi.ts';
import { createPdf } from './pdf.ts';
import { unpackWoff } from './woff.ts';

const shown = (line: string) => visualRuns(line, directionOf(line)).map(({ text, rtl }) => (rtl ? `<${text}` : text));

describe('a line in a PDF', () => {
  it('has the direction of its first letter', () => {
    expect(['Well kept', 'بحالة جيدة', '320 حفارة', '(CAT) حفارة', '12,5'].map(directionOf)).toEqual([
      'ltr',
      'rtl',
      'rtl',
      'ltr',
      'ltr',
    ]);
  });

  it('puts runs from left to right and keeps Latin words and numbers in their own order', () => {
    expect(shown('Well kept (2019)')).toEqual(['Well kept (2019)']);
    expect(shown('تشغيل 30 دقيقة')).toEqual(['< دقيقة', '30', '<تشغيل ']);
    expect(shown('حفارة CAT 320 جيدة')).toEqual(['< جيدة', 'CAT 320', '<حفارة ']);
    expect(shown('Seen by شركة الخليج today')).toEqual(['Seen by ', '<شركة الخليج', ' today']);
  });

  it('mirrors brackets in right-to-left text', () => {
    expect(shown('الذراع (اليسرى)')).toEqual(['<الذراع )اليسرى(']);
  });
});

describe('a PDF', () => {
  it('breaks lines by the width of the text, and cuts a word that is wider than the column', async () => {
    const paper = await createPdf('rtl', { Title: 'x' });
    const style = { size: 10 };
    const one = paper.heightOf('معدة', style, 200);
    expect(paper.heightOf('معدة بحالة جيدة عمومًا وتم تشغيلها لمدة 30 دقيقة أمام المشتري', style, 120)).toBeGreaterThan(
      one,
    );
    expect(paper.heightOf('x'.repeat(200), style, 100)).toBeGreaterThan(5 * one);
    expect(paper.heightOf('one\ntwo', style, 200)).toBe(2 * one);
    expect(paper.write('تقرير (CAT 320) 漢字 🙂', style, { x: 0, y: 10, width: 300 })).toBe(10 + one);
    paper.doc.end();
    expect((await buffer(paper.doc)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('unpacks a font with all of its tables', async () => {
    const name = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff';
    const woff = await readFile(fileURLToPath(import.meta.resolve(name)));
    const font = unpackWoff(woff);
    expect(font.length).toBe(woff.readUInt32BE(16));
    expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12));
    expect(() => unpackWoff(font)).toThrow('not a WOFF file');
  });
});
