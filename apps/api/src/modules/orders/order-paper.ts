// A purchase order on paper: the two companies, what is ordered in a table, what it comes to, and where it stands.
import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readOrder } from '@rigsouq/contract/orders';
import { openPaper, type Paper } from '../../platform/paper.ts';
import type { PaperLanguage } from '../../platform/paper-file.ts';
import {
  BOTTOM,
  columnAt,
  type Fact,
  GAP,
  heading,
  plain,
  rule,
  SIDE,
  small,
  turnPage,
  WIDTH,
  writeFacts,
  writeFeet,
  writeHead,
} from '../../platform/paper-page.ts';
import { type OrderWords, orderWords, paperAmount, paperCountry, paperDay, paperNumber } from './order-words.ts';

type Order = AnswerOf<typeof readOrder>;
type Party = Order['buyer'];

/** Shaping letters takes the processor, so after each line others have their turn. */
export async function writeOrder(order: Order, language: PaperLanguage) {
  const words = orderWords[language];
  const paper = await openPaper(language === 'ar' ? 'rtl' : 'ltr', { Title: `${words.title} ${order.number}` });
  let y = writeHead(paper, `${words.title} ${order.number}`, order.title);
  y = writeParties(paper, y, order, words, language);
  y = writeFacts(paper, y + GAP / 2, factsOf(order, words, language));
  y = await writeLines(paper, y, order, words, language);
  writeSums(paper, y + GAP / 2, order, words, language);
  writeFeet(paper, { ...words, number: order.number });
  paper.doc.end();
  return paper.doc;
}

/** The two beside each other, the buyer first. */
function writeParties(paper: Paper, top: number, order: Order, words: OrderWords, language: PaperLanguage): number {
  const width = (WIDTH - GAP) / 2;
  const write = (party: Party, role: string, column: 0 | 1) => {
    const place = { x: columnAt(paper, column * (width + GAP), width), width };
    let y = paper.write(role, small, { ...place, y: top });
    y = paper.write(party.companyName, { ...plain, weight: 'bold' }, { ...place, y });
    const tax = party.taxId && `${words.taxId} ${party.taxId}`;
    for (const line of [
      party.address,
      paperCountry(party.country, language),
      tax,
      party.name,
      party.phone,
      party.email,
    ])
      if (line) y = paper.write(line, plain, { ...place, y });
    return y;
  };
  return Math.max(write(order.buyer, words.buyer, 0), write(order.supplier, words.supplier, 1));
}

function factsOf(order: Order, words: OrderWords, language: PaperLanguage): Fact[] {
  const facts: Fact[] = [
    [words.issued, paperDay(order.createdAt, language)],
    [words.due, order.dueOn ? paperDay(order.dueOn, language) : '–'],
    [words.country, paperCountry(order.country, language) ?? order.country],
    [words.state, words.states[order.state]],
  ];
  if (order.rfqNumber) facts.push([words.request, order.rfqNumber]);
  if (order.auctionNumber) facts.push([words.auction, order.auctionNumber]);
  if (order.deliveredOn) facts.push([words.delivered, paperDay(order.deliveredOn, language)]);
  return facts;
}

const widths = [24, 235, 46, 90, 0] as const;
const AMOUNT = WIDTH - widths[0] - widths[1] - widths[2] - widths[3] - 3 * 8 - 8;

async function writeLines(
  paper: Paper,
  top: number,
  order: Order,
  words: OrderWords,
  language: PaperLanguage,
): Promise<number> {
  const columns = [...widths.slice(0, 4), AMOUNT];
  const starts = columns.map((_, at) => columns.slice(0, at).reduce((sum, width) => sum + width + 8, 0));
  const write = (text: string, style: typeof plain, column: number, y: number) => {
    const [start = 0, width = 0] = [starts[column], columns[column]];
    return paper.write(text, style, { x: columnAt(paper, start, width), width, y, end: column > 1 });
  };
  const head = (y: number) => {
    const heads = [words.line, words.description, words.quantity, words.unit, words.amount];
    for (const [column, text] of heads.entries()) write(text, small, column, y);
    return y + small.size * 1.5 + 4;
  };
  let y = head(paper.write(`${words.lines} (${order.currency})`, heading, { x: SIDE, width: WIDTH, y: top }) + 4);
  for (const line of order.lines) {
    const detail = detailOf(line, words, language);
    const described = paper.heightOf(line.description, plain, widths[1]);
    const height = described + paper.heightOf(detail, small, widths[1]) + 10;
    if (y + height > BOTTOM) y = head(turnPage(paper));
    rule(paper, y);
    write(String(line.line), plain, 0, y + 5);
    write(detail, small, 1, write(line.description, plain, 1, y + 5));
    write(paperNumber(line.quantity, language), plain, 2, y + 5);
    write(paperAmount(line.unit, order.currency, language), plain, 3, y + 5);
    write(paperAmount(line.total, order.currency, language), plain, 4, y + 5);
    y += height;
    await letOthersIn();
  }
  rule(paper, y);
  return y;
}

function detailOf(line: Order['lines'][number], words: OrderWords, language: PaperLanguage): string {
  const period =
    line.mode === 'rent' && line.from && line.to
      ? `: ${paperDay(line.from, language)} – ${paperDay(line.to, language)}`
      : '';
  return `${words.modes[line.mode]}${period}\n${words.place}: ${line.place}`;
}

function writeSums(paper: Paper, top: number, order: Order, words: OrderWords, language: PaperLanguage): void {
  const vat = words.vat.replace('{rate}', paperNumber(order.vatRate, language));
  const sums = [
    [words.net, order.net, plain],
    [vat, order.vat, plain],
    [`${words.total} (${order.currency})`, order.total, heading],
  ] as const;
  let y = top + sums.length * 20 > BOTTOM ? turnPage(paper) : top;
  for (const [label, amount, style] of sums) {
    const width = WIDTH / 2;
    const place = { x: columnAt(paper, WIDTH - width, width), width, y };
    paper.write(label, style, place);
    y = paper.write(paperAmount(amount, order.currency, language), style, { ...place, end: true }) + 2;
  }
}
