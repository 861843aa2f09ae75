import * as calls from '@rigsouq/contract/auctions/bidders';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { isRobot } from '../../../platform/http/robots.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { originOf } from '../../../platform/monitoring/security-log.ts';
import { readMyBidding } from './read-bidders.ts';
import { registerBidder } from './register-bidder.ts';

export function biddersRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.registerBidder, async ({ actor, body, request }) => {
    // A robot gets the same answer as a user, so that it learns nothing from it.
    if (isRobot(body)) request.log.info({ path: request.routeOptions.url }, 'form submitted by a robot');
    else await inTransaction(db, (tx) => registerBidder(tx, actor, body, originOf(request)));
    return { message: calls.registerBidder.message };
  });
  serve(calls.readMyBidding, ({ actor }) => readMyBidding(db, actor));
}
