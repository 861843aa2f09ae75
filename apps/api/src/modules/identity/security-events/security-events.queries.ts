// Lists security events, newest first. Every page is read through the index on the user or on the account.
import { LIST_PAGE_SIZE } from '@rigsouq/contract/wire';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

type Page = { after?: string | undefined; kinds?: readonly string[] };
type Owner = { column: 'user_id' | 'account_id'; id: string };

/** Returns one row more than a page, which shows whether there is a next page. */
export function listEventPage(db: Db, { column, id }: Owner, { after, kinds }: Page) {
  const owner = sql.ref(column);
  return db
    .selectFrom('security_events as e')
    .leftJoin('auth_users as u', 'u.id', 'e.user_id')
    .leftJoin('auth_users as b', 'b.id', 'e.actor_user_id')
    .select(['e.id', 'e.kind', 'e.occurred_at', 'e.last_at', 'e.times', 'e.address_range', 'e.device', 'e.facts'])
    .select(['u.name as person', 'b.name as by'])
    .where(`e.${column}`, '=', id)
    .$if(kinds !== undefined, (all) => all.where('e.kind', 'in', [...(kinds ?? [])]))
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<SqlBool>`(e.occurred_at, e.id) < (select occurred_at, id from security_events where id = ${after} and ${owner} = ${id})`,
      ),
    )
    .orderBy('e.occurred_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(LIST_PAGE_SIZE + 1)
    .execute();
}

export type SecurityEventRow = Awaited<ReturnType<typeof listEventPage>>[number];
