import * as calls from '@rigsouq/contract/operations/desk-queue';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { claimItem, releaseItem } from './claim-item.ts';
import { listQueue } from './list-queue.ts';

export function queueRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listQueue, ({ actor, query }) => listQueue(db, actor, query));
  serve(calls.claimItem, async ({ actor, params }) => {
    await inTransaction(db, (tx) => claimItem(tx, actor, params.kind, params.id));
    return { message: calls.claimItem.message };
  });
  serve(calls.releaseItem, async ({ actor, params }) => {
    await inTransaction(db, (tx) => releaseItem(tx, actor, params.kind, params.id));
    return { message: calls.releaseItem.message };
  });
}
