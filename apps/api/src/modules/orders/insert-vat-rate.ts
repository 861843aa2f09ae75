import { sql } from 'kysely';
import { type Tx, violates } from '../../platform/database/db.ts';
import { gulfTodayText } from '../../platform/gulf-today.ts';
import { fail } from '../../platform/http/errors.ts';

/** `rate` is in hundredths of a percent. */
type NewVatRate = { country: string; rate: number; since: string };

/** Stores a VAT rate for a future day and returns the rate before it. A rate is never changed: earlier orders stay valid. */
export async function insertVatRate(tx: Tx, { country, rate, since }: NewVatRate): Promise<string | null> {
  const { rows } = await sql<{ before: string | null; past: boolean }>`
    select (select rate from vat_rates where country = ${country} and since <= ${since}::date order by since desc limit 1) as before,
      ${since} <= ${gulfTodayText} as past`.execute(tx);
  const [{ before, past } = { before: null, past: true }] = rows;
  if (past) fail('rate.past');
  await tx
    .insertInto('vat_rates')
    .values({ country, rate, since: sql`${since}::date` })
    .execute()
    .catch((error: unknown) => (violates(error, 'vat_rates_pkey') ? fail('rate.exists') : Promise.reject(error)));
  return before;
}
