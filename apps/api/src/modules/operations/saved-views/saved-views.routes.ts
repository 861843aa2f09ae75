// Keeps the views that operators save for themselves: a page of the console with its filters, under a name.
import * as calls from '@rigsouq/contract/operations/saved-views';
import { sql } from 'kysely';
import { type Db, inTransaction, lockUntilCommit, type Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { Serve } from '../../../platform/http/serve.ts';

export function savedViewsRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listSavedViews, async ({ actor }) => {
    const views = await db
      .selectFrom('saved_views')
      .select(['id as _id', 'name', 'path'])
      .where('operator_id', '=', actor.userId)
      .orderBy(sql`lower(name)`)
      .execute();
    return { views };
  });
  serve(calls.saveView, async ({ actor, body }) => {
    await inTransaction(db, (tx) => saveView(tx, actor.userId, body));
    return { message: calls.saveView.message };
  });
  serve(calls.deleteView, async ({ actor, params }) => {
    await db.deleteFrom('saved_views').where('operator_id', '=', actor.userId).where('id', '=', params.id).execute();
    return { message: calls.deleteView.message };
  });
}

async function saveView(tx: Tx, operatorId: string, view: { name: string; path: string }): Promise<void> {
  await lockUntilCommit(tx, `saved views ${operatorId}`);
  await tx
    .insertInto('saved_views')
    .values({ id: newId(), operator_id: operatorId, ...view })
    .onConflict((on) => on.columns(['operator_id', 'name']).doUpdateSet({ path: view.path }))
    .execute();
  const { count } = await tx
    .selectFrom('saved_views')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  if (count > calls.SAVED_VIEWS_MAX) fail('view.too_many');
}
