import { dayOf } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { dayAt, todayAt } from '../../platform/place-day.ts';
import type { Side } from '../enquiries/index.ts';
import type { VatRate } from './order-rules.ts';
import type { OrderAction, OrderState } from './order-state.ts';

/** Finds and locks an order, so that the second of two concurrent actions sees the result of the first. */
export function lockOrder(tx: Tx, id: string) {
  return tx
    .selectFrom('orders as o')
    .select(['o.id', 'o.account_id', 'o.supplier_id', 'o.number', 'o.title', sql<OrderState>`o.state`.as('state')])
    .select(sql<string | null>`o.due_on::text`.as('due_on'))
    .select([
      sql<string>`${dayAt(sql.ref('o.created_at'), 'o.country')}::text`.as('issued_on'),
      sql<string>`${todayAt('o.country')}::text`.as('today'),
    ])
    .where('o.id', '=', id)
    .forUpdate('o')
    .executeTakeFirst();
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

export async function updateOrder(
  tx: Tx,
  id: string,
  change: { state: OrderState; delivered_on?: string },
): Promise<void> {
  const accepted = change.state === 'accepted' && { accepted_at: sql<Date>`now()` };
  await tx
    .updateTable('orders')
    .set({ ...change, ...accepted, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

type Step = { orderId: string; act: OrderAction | 'issue'; side: Side; userId: string; note?: string | undefined };

export async function addStep(tx: Tx, { orderId, act, side, userId, note }: Step): Promise<void> {
  await tx
    .insertInto('order_steps')
    .values({ id: newId(), order_id: orderId, act, side, user_id: userId, note: note ?? null })
    .execute();
}

/** Reads today's date in the country, its VAT rates over time and the exchange rate of a currency to US dollars. */
export async function readTaxAndExchangeRates(tx: Tx, country: string, currency: string) {
  const { now, usd } = await tx
    .selectNoFrom([
      sql<Date>`now()`.as('now'),
      sql<string>`(select r.usd from exchange_rates r where r.currency = ${currency} and r.since <= now() order by r.since desc limit 1)`.as(
        'usd',
      ),
    ])
    .executeTakeFirstOrThrow();
  const vat = await tx
    .selectFrom('vat_rates')
    .select(['country', sql<string>`since::text`.as('since'), 'rate'])
    .where('country', '=', country)
    .execute();
  return {
    today: dayOf(now, country),
    usd: Number(usd),
    vat: vat.map((one): VatRate => ({ ...one, rate: Number(one.rate) })),
  };
}
