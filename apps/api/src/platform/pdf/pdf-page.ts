// Draws the common layout of all PDFs: page, header, facts in two columns, rules, and footers with page numbers. In a right-to-left PDF everything is
// mirrored.
import type { Pdf } from './pdf.ts';

export const PAGE = { width: 595.28, height: 841.89 };
export const SIDE = 48;
export const WIDTH = PAGE.width - 2 * SIDE;
export const BOTTOM = PAGE.height - 72;
export const GAP = 16;
export const steel = '#475467';
export const plain = { size: 10 };
export const small = { size: 8.5, color: steel };
export const heading = { size: 12, weight: 'bold' } as const;

export function writePageHeader({ doc, write }: Pdf, kind: string, title: string): number {
  doc.rect(0, 0, PAGE.width, 6).fill('#f5a800');
  const place = { x: SIDE, width: WIDTH };
  const below = write('Rigsouq', { size: 10, weight: 'bold', color: steel }, { ...place, y: 32 });
  const named = write(kind, { size: 22, weight: 'bold' }, { ...place, y: below });
  return write(title, { size: 13 }, { ...place, y: named }) + GAP;
}

export type Fact = readonly [label: string, value: string];

/** Writes the facts in two columns. */
export function writeFacts(paper: Pdf, top: number, facts: readonly Fact[]): number {
  const width = (WIDTH - GAP) / 2;
  let y = top;
  for (let at = 0; at < facts.length; at += 2) {
    const ends = facts.slice(at, at + 2).map(([label, value], column) => {
      const place = { x: columnAt(paper, column * (width + GAP), width), width };
      return paper.write(value, plain, { ...place, y: paper.write(label, small, { ...place, y }) });
    });
    y = Math.max(...ends) + 6;
  }
  return y + GAP / 2;
}

/** Returns the x position of a column that starts this far from the side where reading starts. */
export function columnAt({ direction }: Pdf, start: number, width: number): number {
  return direction === 'rtl' ? SIDE + WIDTH - start - width : SIDE + start;
}

/** Draws a line across the page. */
export function drawRule({ doc }: Pdf, y: number): void {
  doc
    .moveTo(SIDE, y)
    .lineTo(SIDE + WIDTH, y)
    .lineWidth(0.5)
    .stroke('#e3e6ea');
}

export function addPage({ doc }: Pdf): number {
  doc.addPage();
  return SIDE;
}

/** Writes the footers of all pages. `page` contains the placeholders `{page}` and `{pages}`. */
export function writePageFooters(paper: Pdf, texts: { by: string; page: string; number: string }): void {
  const { count } = paper.doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    paper.doc.switchToPage(page);
    const place = { x: SIDE, width: WIDTH };
    const y = paper.write(texts.by, small, { ...place, y: PAGE.height - 52 });
    const numbered = texts.page.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    paper.write(`${texts.number} · ${numbered}`, small, { ...place, y });
  }
}
