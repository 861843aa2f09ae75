// The directory as the desk sees it: one page of drafts or of what is published, newest first.
import type { listDirectory } from '@rigsouq/contract/directory';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

const PAGE = 50;

export async function pageOfDesk(db: Db, { state, after }: ParsedOf<typeof listDirectory>['query']) {
  const time = state === 'draft' ? 'created_at' : 'published_at';
  const rows = await db
    .selectFrom('directory_entries')
    .selectAll()
    .where('published_at', state === 'draft' ? 'is' : 'is not', null)
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<SqlBool>`(${sql.ref(time)}, id) < (select ${sql.ref(`d.${time}`)}, d.id from directory_entries d where d.id = ${after})`,
      ),
    )
    .orderBy(time, 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return { page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}
