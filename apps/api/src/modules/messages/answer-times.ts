import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Returns how many seconds a supplier took to answer the first message of recent conversations. */
export async function listMessageAnswerTimes(
  db: Db,
  supplierId: string,
  days: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from answer.created_at - first.created_at)::float8 as seconds
    from (select id, account_id from threads where supplier_id = ${supplierId} order by last_at desc limit ${limit}) t
    join messages first on first.thread_id = t.id and first.number = 1 and first.account_id = t.account_id
    cross join lateral (select m.created_at from messages m where m.thread_id = t.id and m.account_id = ${supplierId}
      order by m.number limit 1) answer
    where first.created_at > now() - ${days} * interval '1 day'`.execute(db);
  return rows.map(({ seconds }) => seconds);
}
