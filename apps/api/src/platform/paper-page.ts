// What the papers of the product look like: a page, its head, facts two by two, rules across, and feet with page numbers. Where a paper reads
// from right to left, everything stands the other way round.
import type { Paper } from './paper.ts';

export const PAGE = { width: 595.28, height: 841.89 };
export const SIDE = 48;
export const WIDTH = PAGE.width - 2 * SIDE;
export const BOTTOM = PAGE.height - 72;
export const GAP = 16;
export const steel = '#475467';
export const plain = { size: 10 };
export const small = { size: 8.5, color: steel };
export const heading = { size: 12, weight: 'bold' } as const;

export function writeHead({ doc, write }: Paper, kind: string, title: string): number {
  doc.rect(0, 0, PAGE.width, 6).fill('#f5a800');
  const place = { x: SIDE, width: WIDTH };
  const below = write('Rigsouq', { size: 10, weight: 'bold', color: steel }, { ...place, y: 32 });
  const named = write(kind, { size: 22, weight: 'bold' }, { ...place, y: below });
  return write(title, { size: 13 }, { ...place, y: named }) + GAP;
}

export type Fact = readonly [label: string, value: string];

/** Two beside each other. */
export function writeFacts(paper: Paper, top: number, facts: readonly Fact[]): number {
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

/** Where a column begins that starts so far from the side where reading begins. */
export function columnAt({ direction }: Paper, start: number, width: number): number {
  return direction === 'rtl' ? SIDE + WIDTH - start - width : SIDE + start;
}

/** A line across the page. */
export function rule({ doc }: Paper, y: number): void {
  doc
    .moveTo(SIDE, y)
    .lineTo(SIDE + WIDTH, y)
    .lineWidth(0.5)
    .stroke('#e3e6ea');
}

export function turnPage({ doc }: Paper): number {
  doc.addPage();
  return SIDE;
}

/** `page` says `{page}` and `{pages}`. */
export function writeFeet(paper: Paper, said: { by: string; page: string; number: string }): void {
  const { count } = paper.doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    paper.doc.switchToPage(page);
    const place = { x: SIDE, width: WIDTH };
    const y = paper.write(said.by, small, { ...place, y: PAGE.height - 52 });
    const numbered = said.page.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    paper.write(`${said.number} · ${numbered}`, small, { ...place, y });
  }
}
