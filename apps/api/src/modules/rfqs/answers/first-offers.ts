// Stores and reads the first prices of suppliers. A new answer replaces the one before, so first prices have their own table. They are as
// sealed as the answers: nothing reads them before the opening, and afterwards only through the view `opened_first_offers`.
import type { modes } from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { LockedRfq } from '../rfqs.store.ts';

/** Stores the prices of the answer as first offers, except for lines that already have one from this answer in this version. */
export async function keepFirstOffers(tx: Tx, answerId: string, { version, now }: LockedRfq): Promise<void> {
  await tx
    .insertInto('rfq_first_offers')
    .columns(['answer_id', 'version', 'line', 'price_minor', 'currency', 'mode', 'received_at'])
    .expression(
      tx
        .selectFrom('rfq_offers')
        .distinctOn('line')
        .select(['answer_id', sql<string>`${version}::bigint`.as('version'), 'line', 'price_minor', 'currency', 'mode'])
        .select(sql<Date>`${now}::timestamptz`.as('received_at'))
        .where('answer_id', '=', answerId)
        .orderBy('line')
        .orderBy('option'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lists the first offers for lines that have not changed since, apart from the quantity. */
export function listFirstOffers(db: Db, rfqId: string) {
  return db
    .selectFrom('opened_first_offers as f')
    .innerJoin('rfqs as r', 'r.id', 'f.rfq_id')
    .innerJoin('rfq_lines as asked', (on) =>
      on
        .onRef('asked.rfq_id', '=', 'f.rfq_id')
        .onRef('asked.version', '=', 'f.version')
        .onRef('asked.line', '=', 'f.line'),
    )
    .innerJoin('rfq_lines as last', (on) =>
      on
        .onRef('last.rfq_id', '=', 'f.rfq_id')
        .onRef('last.version', '=', 'r.version')
        .onRef('last.line', '=', 'f.line'),
    )
    .select([sql<string>`f.answer_id`.as('answerId'), sql<number>`f.line::int`.as('line')])
    .select([sql<number>`f.price_minor::float8`.as('price'), sql<string>`f.currency`.as('currency')])
    .select([sql<(typeof modes)[number]>`f.mode`.as('mode'), sql<Date>`f.received_at`.as('receivedAt')])
    .where('f.rfq_id', '=', rfqId)
    .where(
      sql<boolean>`(asked.category, asked.specification, asked.mode, asked.from_day, asked.to_day, asked.place)
        is not distinct from (last.category, last.specification, last.mode, last.from_day, last.to_day, last.place)`,
    )
    .execute();
}
