// Lists the orders of all companies for operators. Only calls of operators may use it.
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { listDeskOrders as listCall } from '@rigsouq/contract/operations/desk-search';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { presentDeskItem } from './orders.presenter.ts';
import { isLate, selectAllOrders } from './orders.queries.ts';

const PAGE = 50;

export async function listDeskOrders(
  db: Db,
  { state, after }: ParsedOf<typeof listCall>['query'],
): Promise<AnswerOf<typeof listCall>> {
  const listed = selectAllOrders(db).limit(PAGE + 1);
  const rows = await (state === 'late'
    ? listed
        .where(isLate)
        // No day ends later than this one, so that the index finds them.
        .where(sql<SqlBool>`o.due_on <= current_date`)
        .$if(after !== undefined, (rest) =>
          rest.where(sql<SqlBool>`(o.due_on, o.id) > (select due_on, id from orders where id = ${after})`),
        )
        .orderBy('o.due_on')
        .orderBy('o.id')
    : listed
        .where('o.state', '=', state)
        .$if(after !== undefined, (rest) => rest.where('o.id', '<', after ?? ''))
        .orderBy('o.id', 'desc')
  ).execute();
  const page = rows.slice(0, PAGE);
  return {
    orders: page.map(presentDeskItem),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}
