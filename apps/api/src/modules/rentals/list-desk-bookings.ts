// Lists the bookings of all companies for operators. Only calls of operators may use it.
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { listDeskBookings as listCall } from '@rigsouq/contract/operations/desk-search';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { presentDeskItem } from './bookings.presenter.ts';
import { selectAllBookings } from './bookings.queries.ts';

const PAGE = 50;

export async function listDeskBookings(
  db: Db,
  { state, after }: ParsedOf<typeof listCall>['query'],
): Promise<AnswerOf<typeof listCall>> {
  const listed = selectAllBookings(db).limit(PAGE + 1);
  const rows = await (state === 'overdue'
    ? listed
        .where('b.status', '=', 'Active')
        .where(sql<SqlBool>`b.ends_at <= now()`)
        .$if(after !== undefined, (rest) =>
          rest.where(sql<SqlBool>`(b.ends_at, b.id) > (select ends_at, id from bookings where id = ${after})`),
        )
        .orderBy('b.ends_at')
        .orderBy('b.id')
    : listed
        .where('b.status', '=', state)
        .$if(after !== undefined, (rest) => rest.where('b.id', '<', after ?? ''))
        .orderBy('b.id', 'desc')
  ).execute();
  const page = rows.slice(0, PAGE);
  return { bookings: page.map(presentDeskItem), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}
