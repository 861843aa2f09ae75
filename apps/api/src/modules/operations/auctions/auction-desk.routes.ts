import * as calls from '@rigsouq/contract/operations/auction-desk';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { listLotsForDesk, listRegistrations } from '../../auctions/index.ts';
import { decideApproveBidder, decideApproveLot, decideEndLot, decideRejectBidder } from './decide-auction.ts';

export function auctionDeskRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listLots, ({ query }) => listLotsForDesk(db, query));
  serve(calls.approveLot, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => decideApproveLot(tx, actor, params.id, body));
    return { message: calls.approveLot.message };
  });
  serve(calls.rejectLot, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => decideEndLot(tx, actor, 'reject', params.id, body.reason));
    return { message: calls.rejectLot.message };
  });
  serve(calls.cancelLot, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => decideEndLot(tx, actor, 'cancel', params.id, body.reason));
    return { message: calls.cancelLot.message };
  });
  serve(calls.listRegistrations, ({ query }) => listRegistrations(db, query));
  serve(calls.approveBidder, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => decideApproveBidder(tx, actor, params.id, body.limit));
    return { message: calls.approveBidder.message };
  });
  serve(calls.rejectBidder, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => decideRejectBidder(tx, actor, params.id, body.reason));
    return { message: calls.rejectBidder.message };
  });
}
