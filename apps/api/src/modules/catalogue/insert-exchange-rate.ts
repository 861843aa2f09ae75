import { sql } from 'kysely';
import { type Tx, violates } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import { scheduleRateChange } from './catalogue.jobs.ts';

type ExchangeRate = { currency: string; usd: number; since: string };

/** Stores an exchange rate for a future time and returns the rate before it. A rate is never changed: earlier calculations stay valid. */
export async function insertExchangeRate(tx: Tx, { currency, usd, since }: ExchangeRate): Promise<string | null> {
  const { rows } = await sql<{ before: string | null; seconds: string }>`
    select (select usd from exchange_rates where currency = ${currency} and since <= ${since}::timestamptz
      order by since desc limit 1) as before, ceil(extract(epoch from ${since}::timestamptz - now())) as seconds`.execute(
    tx,
  );
  const [{ before, seconds } = { before: null, seconds: '0' }] = rows;
  if (Number(seconds) <= 0) fail('rate.past');
  await tx
    .insertInto('exchange_rates')
    .values({ currency, usd: String(usd), since })
    .execute()
    .catch((error: unknown) => (violates(error, 'exchange_rates_pkey') ? fail('rate.exists') : Promise.reject(error)));
  await scheduleRateChange(tx, currency, Number(seconds));
  return before;
}
