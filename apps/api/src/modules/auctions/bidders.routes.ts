import * as calls from '@rigsouq/contract/bidders';
import { type Db, inTransaction } from '../../platform/db.ts';
import { isRobot } from '../../platform/robots.ts';
import type { Serve } from '../../platform/serve.ts';
import { readMyBidding } from './read-bidders.ts';
import { registerBidder } from './register-bidder.ts';

export function biddersRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.registerBidder, async ({ actor, body, request }) => {
    // A robot hears what a person would, so that it has nothing to learn from.
    if (isRobot(body)) request.log.info({ path: request.routeOptions.url }, 'a robot filled in a form');
    else await inTransaction(db, (tx) => registerBidder(tx, actor, body));
    return { message: 'Your registration has been received. It will be reviewed within 24-48 hours.' };
  });
  serve(calls.readMyBidding, ({ actor }) => readMyBidding(db, actor));
}
