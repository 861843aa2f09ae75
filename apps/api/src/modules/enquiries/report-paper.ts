// The report on paper: who, what and when, the components in a table, and the photos. In Arabic everything stands the other way round.
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { components, ratings } from '@rigsouq/contract/inspections';
import { openPaper, type Paper } from '../../platform/paper.ts';
import type { InspectionRow } from './inspections.queries.ts';
import type { ReportLanguage } from './report-link.ts';
import { paperHours, paperTime, type ReportWords, reportWords } from './report-words.ts';

export type PaperPhoto = { readonly data: Buffer; readonly width: number; readonly height: number };

const PAGE = { width: 595.28, height: 841.89 };
const SIDE = 48;
const WIDTH = PAGE.width - 2 * SIDE;
const BOTTOM = PAGE.height - 72;
const GAP = 16;
const steel = '#475467';
const line = '#e3e6ea';
const colors = { good: '#0f7b45', fair: '#8a5a00', poor: '#b42318', 'not-checked': steel } as const;
const plain = { size: 10 };
const small = { size: 8.5, color: steel };
const heading = { size: 12, weight: 'bold' } as const;

/** Shaping letters takes the processor, so after each piece of work others have their turn. */
export async function writeReport(row: InspectionRow, language: ReportLanguage, photos: readonly PaperPhoto[]) {
  const words = reportWords[language];
  const paper = await openPaper(language === 'ar' ? 'rtl' : 'ltr', { Title: `${words.title}: ${row.title}` });
  let y = writeHead(paper, words, row.title);
  y = writeFacts(paper, y, factsOf(row, words, language));
  await letOthersIn();
  y = await writeTable(paper, y, row, words, language);
  if (row.report?.remark) y = writeSection(paper, y + GAP, words.remark, row.report.remark);
  await letOthersIn();
  writePhotos(paper, y + GAP, words, photos);
  writeFeet(paper, words, row.id);
  paper.doc.end();
  return paper.doc;
}

function writeHead({ doc, write }: Paper, words: ReportWords, title: string): number {
  doc.rect(0, 0, PAGE.width, 6).fill('#f5a800');
  const place = { x: SIDE, width: WIDTH };
  const below = write('Rigsouq', { size: 10, weight: 'bold', color: steel }, { ...place, y: 32 });
  const named = write(words.title, { size: 22, weight: 'bold' }, { ...place, y: below });
  return write(title, { size: 13 }, { ...place, y: named }) + GAP;
}

type Fact = readonly [label: string, value: string];

function factsOf(row: InspectionRow, words: ReportWords, language: ReportLanguage): Fact[] {
  const hours = row.report?.hours;
  return [
    [words.supplier, row.supplier_name],
    [words.buyer, row.buyer_name],
    [words.inspected, paperTime(row.meets_at, language)],
    [words.reported, row.completed_at ? paperTime(row.completed_at, language) : ''],
    [words.location, row.location],
    [words.hours, hours === null || hours === undefined ? words.notRead : paperHours(hours, language)],
  ];
}

/** Two beside each other. */
function writeFacts(paper: Paper, top: number, facts: readonly Fact[]): number {
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
function columnAt({ direction }: Paper, start: number, width: number): number {
  return direction === 'rtl' ? SIDE + WIDTH - start - width : SIDE + start;
}

async function writeTable(
  paper: Paper,
  top: number,
  row: InspectionRow,
  words: ReportWords,
  language: ReportLanguage,
): Promise<number> {
  const { doc, write, heightOf } = paper;
  const widths = [180, 90, WIDTH - 180 - 90 - 2 * GAP] as const;
  const starts = [0, widths[0] + GAP, widths[0] + widths[1] + 2 * GAP] as const;
  const place = (column: 0 | 1 | 2, y: number) => ({
    x: columnAt(paper, starts[column], widths[column]),
    width: widths[column],
    y,
  });
  let y = write(words.components, heading, { x: SIDE, width: WIDTH, y: top });
  const heads = [words.component, words.rating, words.note] as const;
  for (const column of [0, 1, 2] as const) write(heads[column], small, place(column, y));
  y += small.size * 1.5 + 4;
  for (const { code, [language]: name } of components) {
    const rated = ratings.find((one) => one.code === row.report?.ratings[code]) ?? ratings[3];
    const note = row.report?.notes[code] ?? '';
    const height = Math.max(heightOf(name, plain, widths[0]), heightOf(note, plain, widths[2])) + 10;
    if (y + height > BOTTOM) y = turnPage(paper);
    doc
      .moveTo(SIDE, y)
      .lineTo(SIDE + WIDTH, y)
      .lineWidth(0.5)
      .stroke(line);
    write(name, plain, place(0, y + 5));
    write(rated[language], { ...plain, weight: 'bold', color: colors[rated.code] }, place(1, y + 5));
    if (note) write(note, plain, place(2, y + 5));
    y += height;
    await letOthersIn();
  }
  doc
    .moveTo(SIDE, y)
    .lineTo(SIDE + WIDTH, y)
    .lineWidth(0.5)
    .stroke(line);
  return y;
}

function writeSection(paper: Paper, top: number, title: string, text: string): number {
  let y = top;
  if (y + heading.size * 1.5 + plain.size * 3 > BOTTOM) y = turnPage(paper);
  y = paper.write(title, heading, { x: SIDE, width: WIDTH, y });
  for (const paragraph of text.split('\n')) {
    if (y + paper.heightOf(paragraph, plain, WIDTH) > BOTTOM) y = turnPage(paper);
    y = paper.write(paragraph, plain, { x: SIDE, width: WIDTH, y });
  }
  return y;
}

/** Two beside each other, each whole in its box. */
function writePhotos(paper: Paper, top: number, words: ReportWords, photos: readonly PaperPhoto[]): void {
  if (photos.length === 0) return;
  const width = (WIDTH - GAP) / 2;
  const height = width * 0.75;
  let y = top;
  if (y + heading.size * 2 + height > BOTTOM) y = turnPage(paper);
  y = paper.write(words.photos, heading, { x: SIDE, width: WIDTH, y }) + 4;
  for (const [at, { data }] of photos.entries()) {
    if (at % 2 === 0 && at > 0) y += height + GAP;
    if (at % 2 === 0 && y + height > BOTTOM) y = turnPage(paper);
    const x = columnAt(paper, (at % 2) * (width + GAP), width);
    paper.doc.rect(x, y, width, height).fill('#f7f5f1');
    paper.doc.image(data, x, y, { fit: [width, height], align: 'center', valign: 'center' });
  }
}

function turnPage({ doc }: Paper): number {
  doc.addPage();
  return SIDE;
}

function writeFeet(paper: Paper, words: ReportWords, id: string): void {
  const { count } = paper.doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    paper.doc.switchToPage(page);
    const place = { x: SIDE, width: WIDTH };
    const y = paper.write(words.by, small, { ...place, y: PAGE.height - 52 });
    const said = words.page.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    paper.write(`${words.number} ${id} · ${said}`, small, { ...place, y });
  }
}
