// Creates the PDF of a purchase order: the two companies, the ordered lines in a table, the totals and the state.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readOrder } from '@rigsouq/contract/orders/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import { showPhone } from '@rigsouq/kernel/phones';
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
  WIDTH,
  writeFacts,
  writePageFooters,
  writePageHeader,
} from '../../platform/pdf/pdf-page.ts';
import {
  formatPdfAmount,
  formatPdfCountry,
  formatPdfDay,
  formatPdfNumber,
  type OrderTexts,
  orderTexts,
} from './order-texts.ts';

type Order = AnswerOf<typeof readOrder>;
type Party = Order['buyer'];

/** Writes the PDF of an order. Text layout is CPU work, so it yields to the event loop after each line. */
export async function createOrderPdf(order: Order, language: PdfLanguage) {
  const texts = orderTexts[language];
  const pdf = await createPdf(language === 'ar' ? 'rtl' : 'ltr', { Title: `${texts.title} ${order.number}` });
  let y = writePageHeader(pdf, `${texts.title} ${order.number}`, order.title);
  y = writeParties(pdf, y, order, texts, language);
  y = writeFacts(pdf, y + GAP / 2, factsOf(order, texts, language));
  y = await writeLines(pdf, y, order, texts, language);
  writeSums(pdf, y + GAP / 2, order, texts, language);
  writePageFooters(pdf, { ...texts, number: order.number });
  pdf.doc.end();
  return pdf.doc;
}

/** Writes the two companies side by side, the buyer first. */
function writeParties(pdf: Pdf, top: number, order: Order, texts: OrderTexts, language: PdfLanguage): number {
  const width = (WIDTH - GAP) / 2;
  const write = (party: Party, role: string, column: 0 | 1) => {
    const place = { x: columnAt(pdf, column * (width + GAP), width), width };
    let y = pdf.write(role, small, { ...place, y: top });
    y = pdf.write(party.companyName, { ...plain, weight: 'bold' }, { ...place, y });
    const tax = party.taxId && `${texts.taxId} ${party.taxId}`;
    for (const line of [
      party.address,
      formatPdfCountry(party.country, language),
      tax,
      party.name,
      party.phone && showPhone(party.phone),
      party.email,
    ])
      if (line) y = pdf.write(line, plain, { ...place, y });
    return y;
  };
  return Math.max(write(order.buyer, texts.buyer, 0), write(order.supplier, texts.supplier, 1));
}

function factsOf(order: Order, texts: OrderTexts, language: PdfLanguage): Fact[] {
  const facts: Fact[] = [
    [texts.issued, formatPdfDay(dayOf(new Date(order.createdAt), order.country), language)],
    [texts.due, order.dueOn ? formatPdfDay(order.dueOn, language) : '–'],
    [texts.country, formatPdfCountry(order.country, language) ?? order.country],
    [texts.state, texts.states[order.state]],
  ];
  if (order.rfqNumber) facts.push([texts.request, order.rfqNumber]);
  if (order.auctionNumber) facts.push([texts.auction, order.auctionNumber]);
  if (order.deliveredOn) facts.push([texts.delivered, formatPdfDay(order.deliveredOn, language)]);
  return facts;
}

const widths = [24, 235, 46, 90, 0] as const;
const AMOUNT = WIDTH - widths[0] - widths[1] - widths[2] - widths[3] - 3 * 8 - 8;

async function writeLines(
  pdf: Pdf,
  top: number,
  order: Order,
  texts: OrderTexts,
  language: PdfLanguage,
): Promise<number> {
  const columns = [...widths.slice(0, 4), AMOUNT];
  const starts = columns.map((_, at) => columns.slice(0, at).reduce((sum, width) => sum + width + 8, 0));
  const write = (text: string, style: typeof plain, column: number, y: number) => {
    const [start = 0, width = 0] = [starts[column], columns[column]];
    return pdf.write(text, style, { x: columnAt(pdf, start, width), width, y, end: column > 1 });
  };
  const head = (y: number) => {
    const heads = [texts.line, texts.description, texts.quantity, texts.unit, texts.amount];
    for (const [column, text] of heads.entries()) write(text, small, column, y);
    return y + small.size * 1.5 + 4;
  };
  let y = head(pdf.write(`${texts.lines} (${order.currency})`, heading, { x: SIDE, width: WIDTH, y: top }) + 4);
  for (const line of order.lines) {
    const detail = detailOf(line, texts, language);
    const descriptionHeight = pdf.heightOf(line.description, plain, widths[1]);
    const height = descriptionHeight + pdf.heightOf(detail, small, widths[1]) + 10;
    if (y + height > BOTTOM) y = head(addPage(pdf));
    drawRule(pdf, y);
    write(String(line.line), plain, 0, y + 5);
    write(detail, small, 1, write(line.description, plain, 1, y + 5));
    write(formatPdfNumber(line.quantity, language), plain, 2, y + 5);
    write(formatPdfAmount(line.unit, order.currency, language), plain, 3, y + 5);
    write(formatPdfAmount(line.total, order.currency, language), plain, 4, y + 5);
    y += height;
    await yieldToEventLoop();
  }
  drawRule(pdf, y);
  return y;
}

function detailOf(line: Order['lines'][number], texts: OrderTexts, language: PdfLanguage): string {
  const period =
    line.mode === 'rent' && line.from && line.to
      ? `: ${formatPdfDay(line.from, language)} – ${formatPdfDay(line.to, language)}`
      : '';
  return `${texts.modes[line.mode]}${period}\n${texts.place}: ${line.place}`;
}

function writeSums(pdf: Pdf, top: number, order: Order, texts: OrderTexts, language: PdfLanguage): void {
  const vat = texts.vat.replace('{rate}', formatPdfNumber(order.vatRate, language));
  const sums = [
    [texts.net, order.net, plain],
    [vat, order.vat, plain],
    [`${texts.total} (${order.currency})`, order.total, heading],
  ] as const;
  let y = top + sums.length * 20 > BOTTOM ? addPage(pdf) : top;
  for (const [label, amount, style] of sums) {
    const width = WIDTH / 2;
    const place = { x: columnAt(pdf, WIDTH - width, width), width, y };
    pdf.write(label, style, place);
    y = pdf.write(formatPdfAmount(amount, order.currency, language), style, { ...place, end: true }) + 2;
  }
}
