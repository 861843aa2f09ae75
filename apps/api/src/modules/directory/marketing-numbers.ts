// Reads and changes the marketing numbers (R78). A number without a row is the documented one, which the pages know.
import type { MarketingNumberKey } from '@rigsouq/contract/directory/marketing-numbers';
import { sql } from 'kysely';
import { type Db, lockUntilCommit, type Tx } from '../../platform/database/db.ts';

export function listMarketingNumbers(db: Db) {
  return db.selectFrom('marketing_numbers').select(['value', keyColumn]).orderBy('key').execute();
}

export function listMarketingNumberChanges(db: Db) {
  return db
    .selectFrom('marketing_numbers as n')
    .innerJoin('auth_users as u', 'u.id', 'n.changed_by')
    .select(['n.value', 'n.changed_at', 'u.name', keyColumn])
    .orderBy('n.key')
    .execute();
}

/** Stores the number, or restores the documented one when `value` is null. Returns the stored value before, for the audit log. */
export async function setMarketingNumber(
  tx: Tx,
  operatorId: string,
  key: MarketingNumberKey,
  value: string | null,
): Promise<string | null> {
  await lockUntilCommit(tx, `marketing number ${key}`);
  const found = await tx.selectFrom('marketing_numbers').select('value').where('key', '=', key).executeTakeFirst();
  const before = found?.value ?? null;
  if (value === null) await tx.deleteFrom('marketing_numbers').where('key', '=', key).execute();
  else if (value !== before) {
    const row = { value, changed_by: operatorId, changed_at: sql<Date>`now()` };
    await tx
      .insertInto('marketing_numbers')
      .values({ key, ...row })
      .onConflict((on) => on.column('key').doUpdateSet(row))
      .execute();
  }
  return before;
}

/** The table accepts only these keys. */
const keyColumn = sql<MarketingNumberKey>`key`.as('key');
