// Counts how many requests of this month may still be forwarded to a provider. Its plan sets the limit (R83); experts have none.
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { gulfToday } from '../../../platform/gulf-today.ts';
import { type Recipient, readRequestLimits } from '../../directory/index.ts';

export async function countRequestsLeft(db: Db, recipients: readonly Recipient[]): Promise<Map<string, number>> {
  const ids = recipients.filter(({ kind }) => kind === 'provider').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [limits, used] = await Promise.all([
    readRequestLimits(db, ids),
    db
      .selectFrom('lead_forwards')
      .select(['entry_id', sql<number>`count(*)::int`.as('count')])
      .where('entry_id', 'in', ids)
      .where('state', '!=', 'withdrawn')
      .where(sql<boolean>`created_at >= date_trunc('month', ${gulfToday}::timestamp) at time zone 'Asia/Dubai'`)
      .groupBy('entry_id')
      .execute(),
  ]);
  const count = new Map(used.map(({ entry_id, count }) => [entry_id, count]));
  return new Map([...limits].map(([id, limit]) => [id, Math.max(0, limit - (count.get(id) ?? 0))]));
}
