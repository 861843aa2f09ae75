import * as calls from '@rigsouq/contract/auctions/consignments';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage.ts';
import { withdrawLot } from '../lots/decide-lot.ts';
import { consign } from './consign.ts';
import { listMyConsignments, readConsignment } from './read-consignments.ts';

export function consignmentsRoutes(serve: Serve, deps: { db: Db; storage: Storage }): void {
  const { db } = deps;
  serve(calls.consign, async ({ actor, body, files }) => {
    const _id = await consign(deps, actor, body, files.images);
    return { message: calls.consign.message, _id };
  });
  serve(calls.myConsignments, ({ actor, query }) => listMyConsignments(db, actor, query));
  serve(calls.readConsignment, ({ actor, params }) => readConsignment(db, actor, params.id));
  serve(calls.withdrawConsignment, async ({ actor, params }) => {
    await inTransaction(db, (tx) => withdrawLot(tx, actor, params.id));
    return { message: calls.withdrawConsignment.message };
  });
}
