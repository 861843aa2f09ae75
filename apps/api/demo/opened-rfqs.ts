// Adds requests for quotation of the demo buyer whose answers are opened, as the calls of both sides would have written them.
import { minorOf } from '@rigsouq/contract/money';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { computeFirstNet, freezeRates, hashAnswer, listFirstOffers } from '../src/modules/rfqs/index.ts';
import type { Tx } from '../src/platform/database/db.ts';
import type { Actor } from '../src/platform/http/access.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const today = dayOf(new Date());

type Line = { category: string; specification: string; quantity: number; mode: 'buy' | 'rent'; place: string };
type Offer = readonly [
  line: number,
  price: number,
  leadDays: number,
  offered: string,
  /** `first` is the price of the first offer, if it was different. */
  more?: { option?: number; mode?: 'buy' | 'rent'; note?: string; first?: number },
];
type Answer = { by: string; currency: string; technical: string; offers: readonly Offer[] };
export type OpenedRfq = {
  id: string;
  key: string;
  /** The number that a request gets when it is published. */
  number: string;
  title: string;
  description: string;
  publishedDaysAgo: number;
  deadlineDaysAgo: number;
  /** The period of rentals, in days from today. */
  rental: readonly [from: number, to: number];
  lines: readonly Line[];
  invited: readonly string[];
  answers: readonly Answer[];
};

/** The buyer of the demo. */
export const buyer: Actor = {
  userId: demoId('user buyer@rigsouq.test'),
  sessionId: '',
  name: 'Demo Buyer',
  email: 'buyer@rigsouq.test',
  emailVerified: true,
  position: 'owner',
  account: {
    id: demoId('account buyer@rigsouq.test'),
    roles: ['buyer'],
    contactName: 'Demo Buyer',
    companyName: 'Sahra Contracting (Demo)',
    approved: true,
    country: 'ae',
    verifiedSupplier: true,
  },
};

export const dateDaysAgo = (days: number) => new Date(Math.floor((Date.now() - days * DAY) / HOUR) * HOUR);
export const answerId = ({ key }: Pick<OpenedRfq, 'key'>, by: string) => demoId(`answer of ${by} to ${key}`);

/** Adds a request whose answers are opened. */
export async function addOpenedRfq(tx: Tx, request: OpenedRfq): Promise<void> {
  const { id, number, title, description, lines, invited, answers } = request;
  const [published, deadline] = [dateDaysAgo(request.publishedDaysAgo), dateDaysAgo(request.deadlineDaysAgo)];
  await addRows(tx, 'rfqs', [
    {
      id,
      account_id: buyer.account.id,
      created_by: buyer.userId,
      title,
      description,
      currency: 'AED',
      country: 'ae',
      number,
      state: 'opened',
      version: 1,
      audience: 'invited',
      two_envelopes: false,
      deadline,
      opened_at: deadline,
      weight_price: 70,
      weight_lead: 15,
      weight_score: 15,
      invited: invited.length,
      lines: lines.length,
      published_at: published,
      created_at: published,
      updated_at: deadline,
    },
  ]);
  await addRows(
    tx,
    'rfq_lines',
    lines.map((line, at) => ({
      rfq_id: id,
      version: 1,
      line: at + 1,
      ...line,
      from_day: line.mode === 'rent' ? daysLater(today, request.rental[0]) : null,
      to_day: line.mode === 'rent' ? daysLater(today, request.rental[1]) : null,
    })),
  );
  await addRows(tx, 'rfq_versions', [{ rfq_id: id, version: 1, note: '', created_by: buyer.userId, at: published }]);
  await addRows(
    tx,
    'rfq_suppliers',
    invited.map((by) => ({
      rfq_id: id,
      supplier_id: demoId(`account ${by}`),
      invited: true,
      deadline,
      created_at: published,
      seen_at: answers.some((one) => one.by === by) ? new Date(published.getTime() + 5 * HOUR) : null,
    })),
  );
  for (const [at, answer] of answers.entries())
    await addAnswer(tx, request, answer, new Date(deadline.getTime() - (at + 1) * 7 * HOUR));
  await freezeRates(tx, id);
}

async function addAnswer(tx: Tx, request: OpenedRfq, { by, currency, technical, offers }: Answer, at: Date) {
  const id = answerId(request, by);
  const received = { rfqId: request.id, supplierId: demoId(`account ${by}`) };
  const validUntil = daysLater(dayOf(at), 80);
  const lines = offers.map(([line, price, leadDays, offered, { option = 1, mode, note } = {}]) => ({
    line,
    option,
    price,
    currency,
    leadDays,
    offered,
    note: note ?? null,
    mode: mode ?? request.lines[line - 1]?.mode ?? 'buy',
  }));
  const receivedAt = at.toISOString();
  await addRows(tx, 'rfq_answers', [
    {
      id,
      rfq_id: received.rfqId,
      supplier_id: received.supplierId,
      created_by: demoId(`user ${by}`),
      version: 1,
      technical,
      valid_until: validUntil,
      withdrawn: false,
      received_at: receivedAt,
      hash: hashAnswer({ ...received, receivedAt, technical, validUntil, lines }),
    },
  ]);
  await addRows(
    tx,
    'rfq_offers',
    lines.map(({ price, leadDays, ...line }) => ({
      answer_id: id,
      price_minor: minorOf(price, currency) ?? 0,
      lead_days: leadDays,
      ...line,
    })),
  );
  const first = new Date(at.getTime() - 30 * HOUR).toISOString();
  await addRows(
    tx,
    'rfq_first_offers',
    lines.flatMap(({ line, option, price, mode }, place) =>
      option === 1
        ? [
            {
              answer_id: id,
              version: 1,
              line,
              currency,
              mode,
              received_at: first,
              price_minor: minorOf(offers[place]?.[4]?.first ?? price, currency) ?? 0,
            },
          ]
        : [],
    ),
  );
}

type OrderedLine = { line: number; mode: 'buy' | 'rent'; price: number; quantity: number };

/** Returns what an order would have cost at the first offers. The answers of the request must be opened. */
export async function firstNetFor(
  tx: Tx,
  rfqId: string,
  currency: string,
  ordered: OrderedLine,
): Promise<number | null> {
  const rates = await tx.selectFrom('rfq_rates').select(['currency', 'usd']).where('rfq_id', '=', rfqId).execute();
  const frozen = new Map(rates.map((rate) => [rate.currency, Number(rate.usd)]));
  return computeFirstNet([ordered], await listFirstOffers(tx, rfqId), currency, frozen);
}
