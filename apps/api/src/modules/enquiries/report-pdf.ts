// Writes the inspection report as PDF: the facts, a table of components and the photos. The Arabic report is mirrored (right to left).
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { components, ratings } from '@rigsouq/contract/enquiries/inspections';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { createPdf, type Pdf } from '../../platform/pdf/pdf.ts';
import type { PdfLanguage } from '../../platform/pdf/pdf-file.ts';
import {
  addPage,
  BOTTOM,
  columnAt,
  drawRule,
  type Fact,
  GAP,
  heading,
  plain,
  SIDE,
  small,
  steel,
  WIDTH,
  writeFacts,
  writePageFooters,
  writePageHeader,
} from '../../platform/pdf/pdf-page.ts';
import type { InspectionRow } from './inspections.queries.ts';
import { formatPdfHours, type ReportTexts, reportTexts } from './report-texts.ts';

export type PdfPhoto = { readonly data: Buffer; readonly width: number; readonly height: number };

const colors = { good: '#0f7b45', fair: '#8a5a00', poor: '#b42318', 'not-checked': steel } as const;

/** Writes the report. Text shaping uses much CPU, so it yields to the event loop after each part. */
export async function createReportPdf(row: InspectionRow, language: PdfLanguage, photos: readonly PdfPhoto[]) {
  const texts = reportTexts[language];
  const pdf = await createPdf(language === 'ar' ? 'rtl' : 'ltr', { Title: `${texts.title}: ${row.title}` });
  let y = writePageHeader(pdf, texts.title, row.title);
  y = writeFacts(pdf, y, factsOf(row, texts, language));
  await yieldToEventLoop();
  y = await writeTable(pdf, y, row, texts, language);
  if (row.report?.remark) y = writeSection(pdf, y + GAP, texts.remark, row.report.remark);
  await yieldToEventLoop();
  writePhotos(pdf, y + GAP, texts, photos);
  writePageFooters(pdf, { ...texts, number: `${texts.number} ${row.id}` });
  pdf.doc.end();
  return pdf.doc;
}

function factsOf(row: InspectionRow, texts: ReportTexts, language: PdfLanguage): Fact[] {
  const hours = row.report?.hours;
  return [
    [texts.supplier, row.supplier_name],
    [texts.buyer, row.buyer_name],
    [texts.inspected, formatPlaceTime(row.meets_at, language, row.country)],
    [texts.reported, row.completed_at ? formatPlaceTime(row.completed_at, language, row.country) : ''],
    [texts.location, row.location],
    [texts.hours, hours === null || hours === undefined ? texts.notRead : formatPdfHours(hours, language)],
  ];
}

async function writeTable(
  pdf: Pdf,
  top: number,
  row: InspectionRow,
  texts: ReportTexts,
  language: PdfLanguage,
): Promise<number> {
  const { write, heightOf } = pdf;
  const widths = [180, 90, WIDTH - 180 - 90 - 2 * GAP] as const;
  const starts = [0, widths[0] + GAP, widths[0] + widths[1] + 2 * GAP] as const;
  const place = (column: 0 | 1 | 2, y: number) => ({
    x: columnAt(pdf, starts[column], widths[column]),
    width: widths[column],
    y,
  });
  let y = write(texts.components, heading, { x: SIDE, width: WIDTH, y: top });
  const heads = [texts.component, texts.rating, texts.note] as const;
  for (const column of [0, 1, 2] as const) write(heads[column], small, place(column, y));
  y += small.size * 1.5 + 4;
  for (const { code, [language]: name } of components) {
    const rated = ratings.find((one) => one.code === row.report?.ratings[code]) ?? ratings[3];
    const note = row.report?.notes[code] ?? '';
    const height = Math.max(heightOf(name, plain, widths[0]), heightOf(note, plain, widths[2])) + 10;
    if (y + height > BOTTOM) y = addPage(pdf);
    drawRule(pdf, y);
    write(name, plain, place(0, y + 5));
    write(rated[language], { ...plain, weight: 'bold', color: colors[rated.code] }, place(1, y + 5));
    if (note) write(note, plain, place(2, y + 5));
    y += height;
    await yieldToEventLoop();
  }
  drawRule(pdf, y);
  return y;
}

function writeSection(pdf: Pdf, top: number, title: string, text: string): number {
  let y = top;
  if (y + heading.size * 1.5 + plain.size * 3 > BOTTOM) y = addPage(pdf);
  y = pdf.write(title, heading, { x: SIDE, width: WIDTH, y });
  for (const paragraph of text.split('\n')) {
    if (y + pdf.heightOf(paragraph, plain, WIDTH) > BOTTOM) y = addPage(pdf);
    y = pdf.write(paragraph, plain, { x: SIDE, width: WIDTH, y });
  }
  return y;
}

/** Writes two photos per row. Each photo is scaled to fit its box and not cropped. */
function writePhotos(pdf: Pdf, top: number, texts: ReportTexts, photos: readonly PdfPhoto[]): void {
  if (photos.length === 0) return;
  const width = (WIDTH - GAP) / 2;
  const height = width * 0.75;
  let y = top;
  if (y + heading.size * 2 + height > BOTTOM) y = addPage(pdf);
  y = pdf.write(texts.photos, heading, { x: SIDE, width: WIDTH, y }) + 4;
  for (const [at, { data }] of photos.entries()) {
    if (at % 2 === 0 && at > 0) y += height + GAP;
    if (at % 2 === 0 && y + height > BOTTOM) y = addPage(pdf);
    const x = columnAt(pdf, (at % 2) * (width + GAP), width);
    pdf.doc.rect(x, y, width, height).fill('#f7f5f1');
    pdf.doc.image(data, x, y, { fit: [width, height], align: 'center', valign: 'center' });
  }
}
