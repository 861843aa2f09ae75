// Reads one page of the directory for the desk: drafts or published entries, newest first.
import type { listDirectory } from '@rigsouq/contract/directory/calls';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { readPlans } from './plans/plans.store.ts';

const PAGE_SIZE = 50;

export async function listDeskEntries(db: Db, { state, after, only }: ParsedOf<typeof listDirectory>['query']) {
  const time = state === 'draft' ? 'created_at' : 'published_at';
  const rows = await db
    .selectFrom('directory_entries')
    .selectAll()
    .where('published_at', state === 'draft' ? 'is' : 'is not', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(${sql.ref(time)}, id) < (select ${sql.ref(`d.${time}`)}, d.id from directory_entries d where d.id = ${after})`,
      ),
    )
    .orderBy(time, 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const plans = await readPlans(
    db,
    shown.map(({ id }) => id),
  );
  const page = shown.map((row) => ({ ...row, plan: plans.find(({ entry_id }) => entry_id === row.id) }));
  return { page, next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
}

export type DeskEntryRow = Awaited<ReturnType<typeof listDeskEntries>>['page'][number];
