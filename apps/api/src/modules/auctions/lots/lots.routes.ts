import * as calls from '@rigsouq/contract/auctions/calls';
import { myBids, readBid as readBidCall } from '@rigsouq/contract/auctions/consignments';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { listMyBids, readBid } from '../bidding/read-bids.ts';
import { readProof } from '../log/read-proof.ts';
import { removeWatch } from '../watch-list/watch-list.queries.ts';
import { readWatchList, watchLot } from '../watch-list/watch-list.ts';
import { changeWatchPreferences, readWatchPreferences } from '../watch-list/watch-preferences.ts';
import { listLiveLots, listUpcomingLots, readLot } from './read-lots.ts';

type Deps = { db: Db; searches: Db };

export function lotsRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps;
  serve(calls.liveAuctions, ({ query }) => listLiveLots(deps, query));
  serve(calls.upcomingAuctions, ({ query }) => listUpcomingLots(deps, query));
  serve(calls.readAuction, ({ actor, params }) => readLot(db, actor, params.id));
  serve(calls.readLotProof, ({ params, query }) => readProof(db, params.id, query));

  const watch = async ({ actor, body }: { actor: Actor; body: { consignmentId: string } }) => {
    await watchLot(db, actor, body.consignmentId);
    return { message: calls.watchAuction.message };
  };
  serve(calls.watchAuction, watch);
  serve(calls.watchLiveAuction, watch);
  serve(calls.readWatchlist, ({ actor }) => readWatchList(db, actor));
  serve(calls.unwatchAuction, async ({ actor, params }) => {
    await inTransaction(db, (tx) => removeWatch(tx, actor.account.id, params.id));
    return { message: calls.unwatchAuction.message };
  });
  serve(calls.readWatchPreferences, ({ actor }) => readWatchPreferences(db, actor));
  serve(calls.changeWatchPreferences, async ({ actor, body }) => {
    await inTransaction(db, (tx) => changeWatchPreferences(tx, actor, body));
    return { message: calls.changeWatchPreferences.message };
  });

  serve(myBids, ({ actor, query }) => listMyBids(db, actor, query));
  serve(readBidCall, ({ actor, params }) => readBid(db, actor, params.id));
}
