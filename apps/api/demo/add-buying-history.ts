// Adds the requests and orders of the demo buyer from past months, as the calls of both sides would have written them, but without
// notifications.
import { createHash } from 'node:crypto';
import { majorOf, minorOf } from '@rigsouq/contract/money';
import { uuidv7 } from '@rigsouq/kernel/ids';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';
import { addOpenedRfq, answerId, buyer, dateDaysAgo, firstNetFor, type OpenedRfq } from './opened-rfqs.ts';
import { type PastOrder, pastOrders } from './past-orders.ts';

const HOUR = 3_600_000;
const VAT = 500;

/** Adds the history, with days relative to the day of the run. If the buyer already has orders that are months old, nothing is added. */
export async function addBuyingHistory(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const existing = await tx
      .selectFrom('orders')
      .select('id')
      .where('account_id', '=', buyer.account.id)
      .where('created_at', '<', dateDaysAgo(60))
      .limit(1)
      .executeTakeFirst();
    if (!existing) for (const past of pastOrders) await addPast(tx, past);
  });
}

/** Returns an id in the order of time, so that lists show old rows last. */
function timedId(name: string, at: Date): string {
  return uuidv7(at.getTime(), createHash('sha256').update(`rigsouq demo ${name}`).digest());
}

/** Returns the next number like `nextNumber`, but for the year of a past date. */
async function numberIn(tx: Tx, kind: 'RFQ' | 'PO', at: Date): Promise<string> {
  const year = dayOf(at).slice(0, 4);
  const { last } = await tx
    .insertInto('document_numbers')
    .values({ account_id: buyer.account.id, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'year']).doUpdateSet({ last: sql`document_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${kind}-${year}-${String(last).padStart(4, '0')}`;
}

async function addPast(tx: Tx, past: PastOrder): Promise<void> {
  const { daysAgo, category, specification, quantity, mode, place, bids, took } = past;
  const deadlineDaysAgo = daysAgo + took[1];
  const publishedDaysAgo = deadlineDaysAgo + took[0];
  const title = `${past.title} (Demo)`;
  const request: OpenedRfq = {
    id: timedId(title, dateDaysAgo(publishedDaysAgo)),
    key: title,
    title,
    publishedDaysAgo,
    deadlineDaysAgo,
    number: await numberIn(tx, 'RFQ', dateDaysAgo(publishedDaysAgo)),
    description: 'A made-up request for the demo.',
    rental: [10 - daysAgo, 90 - daysAgo],
    lines: [{ category, specification, quantity, mode, place }],
    invited: bids.map(([by]) => by),
    // `addOpenedRfq` gives the first answer the latest time, so the bids are reversed to be received in their order.
    answers: bids.toReversed().map(([by, currency, first, last, leadDays, offered]) => ({
      by,
      currency,
      technical: 'As asked for. (Demo)',
      offers: [[1, last, leadDays, offered, { first }]],
    })),
  };
  await addOpenedRfq(tx, request);
  await award(tx, request, past);
}

async function award(tx: Tx, request: OpenedRfq, past: PastOrder): Promise<void> {
  const bid = past.bids[past.won];
  if (!bid) return;
  const [by, currency, , last] = bid;
  const { quantity, mode } = past;
  const awarded = dateDaysAgo(past.daysAgo);
  const unit = minorOf(last, currency) ?? 0;
  await tx
    .updateTable('rfqs')
    .set({ state: 'awarded', awarded_at: awarded, updated_at: awarded })
    .where('id', '=', request.id)
    .execute();
  const rates = await tx.selectFrom('rfq_rates').select(['currency', 'usd']).where('rfq_id', '=', request.id).execute();
  const usd = (code: string) => Number(rates.find((rate) => rate.currency === code)?.usd ?? 1);
  const dollars = majorOf(unit * quantity, currency) * usd(currency);
  const awardId = timedId(`award of ${request.key}`, awarded);
  await addRows(tx, 'rfq_awards', [
    {
      id: awardId,
      rfq_id: request.id,
      state: 'approved',
      reason: 'The best for the works (Demo)',
      total_minor: Math.round((dollars / usd('AED')) * 100),
      proposed_by: buyer.userId,
      proposed_at: awarded,
      decided_by: buyer.userId,
      decided_at: awarded,
    },
  ]);
  await addRows(tx, 'rfq_award_lines', [
    { award_id: awardId, line: 1, answer_id: answerId(request, by), option: 1, quantity },
  ]);
  const firstNet = await firstNetFor(tx, request.id, currency, { line: 1, mode, price: unit, quantity });
  await addOrder(tx, request, past, { by, currency, unit, firstNet, dollars, awarded });
}

type WonBid = { by: string; currency: string; unit: number; firstNet: number | null; dollars: number; awarded: Date };

async function addOrder(tx: Tx, request: OpenedRfq, past: PastOrder, won: WonBid): Promise<void> {
  const { by, currency, unit, firstNet, dollars, awarded } = won;
  const { category, specification, quantity, mode, place, daysAgo } = past;
  const [, , acceptance, delivery] = past.took;
  const answered = new Date(awarded.getTime() + acceptance * HOUR);
  const deliveredOn = past.declined || delivery === null ? null : daysLater(dayOf(answered), delivery);
  const state = past.declined ? 'declined' : deliveredOn ? (daysAgo > 120 ? 'closed' : 'delivered') : 'accepted';
  const [, , , , leadDays = 0, offered = ''] = past.bids[past.won] ?? [];
  const [id, net] = [timedId(`order of ${request.key}`, awarded), unit * quantity];
  const vat = Math.round((net * VAT) / 10_000);
  await addRows(tx, 'orders', [
    {
      id,
      account_id: buyer.account.id,
      supplier_id: demoId(`account ${by}`),
      created_by: buyer.userId,
      number: await numberIn(tx, 'PO', awarded),
      rfq_id: request.id,
      title: request.title,
      state,
      currency,
      country: 'ae',
      category,
      net_usd: dollars,
      net_minor: net,
      vat_rate: VAT,
      vat_minor: vat,
      total_minor: net + vat,
      first_net_minor: firstNet,
      due_on: daysLater(dayOf(awarded), leadDays),
      delivered_on: deliveredOn,
      created_at: awarded,
      updated_at: awarded,
      accepted_at: past.declined ? null : answered,
      published_at: dateDaysAgo(request.publishedDaysAgo),
      opened_at: dateDaysAgo(request.deadlineDaysAgo),
    },
  ]);
  await addRows(tx, 'order_lines', [
    {
      order_id: id,
      line: 1,
      description: `${offered}\n${specification}`,
      category,
      quantity,
      mode,
      place,
      from_day: mode === 'rent' ? daysLater(dayOf(awarded), 10) : null,
      to_day: mode === 'rent' ? daysLater(dayOf(awarded), 90) : null,
      unit_minor: unit,
      total_minor: net,
    },
  ]);
  const step = (action: string, side: 'buyer' | 'supplier', at: Date, note: string | null = null) => ({
    id: timedId(`${action} of ${request.key}`, at),
    order_id: id,
    act: action,
    side,
    at,
    note,
    user_id: side === 'buyer' ? buyer.userId : demoId(`user ${by}`),
  });
  const delivered = deliveredOn && new Date(`${deliveredOn}T09:00:00Z`);
  await addRows(tx, 'order_steps', [
    step('issue', 'buyer', awarded),
    past.declined
      ? step('decline', 'supplier', answered, 'The trucks are on another site until summer (Demo)')
      : step('accept', 'supplier', answered),
    ...(delivered ? [step('deliver', 'buyer', delivered)] : []),
    ...(delivered && state === 'closed' ? [step('close', 'buyer', new Date(delivered.getTime() + 50 * HOUR))] : []),
  ]);
}
