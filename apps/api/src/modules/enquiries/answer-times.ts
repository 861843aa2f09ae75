import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Returns how many seconds a supplier took to answer recent quote requests, with a price or with a refusal. */
export async function listQuoteAnswerTimes(db: Db, supplierId: string, days: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from answer.created_at - q.created_at)::float8 as seconds
    from (select id, created_at from quotes where supplier_id = ${supplierId} order by id desc limit ${limit}) q
    cross join lateral (select s.created_at from enquiry_steps s where s.subject_id = q.id and s.side = 'supplier'
      order by s.id limit 1) answer
    where q.created_at > now() - ${days} * interval '1 day'`.execute(db);
  return rows.map(({ seconds }) => seconds);
}
