import * as calls from '@rigsouq/contract/reverse-auctions/calls';
import { Lanes } from '../../platform/batches/lanes.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { readIdempotencyKey, runOnce } from '../../platform/http/idempotency.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Log } from '../../platform/monitoring/log.ts';
import { awardReverse } from './awards/award-reverse.ts';
import { approveAward, rejectAward } from './awards/decide-award.ts';
import { cancelReverse } from './cancel-reverse.ts';
import { createReverse } from './create-reverse.ts';
import { readProof } from './log/read-proof.ts';
import { type KeyedOffer, placeOffers } from './place-offers.ts';
import { listAuctions, listInvitations, readAuction } from './read-reverse.ts';
import { PageNotifier } from './reverse-auctions.live.ts';
import type { Receipt } from './rule-offers.ts';

type Deps = { db: Db; live: Live; log: Log };

export function reverseAuctionsRoutes(serve: Serve, { db, live, log }: Deps): void {
  const pages = new PageNotifier(live);
  const lanes = new Lanes<KeyedOffer, Receipt>({
    what: 'offers',
    busy: 'bid.busy',
    rowOf: ({ auctionId }) => auctionId,
    processBatch: async (offers) => {
      const { answers, moved } = await placeOffers(db, offers);
      for (const one of moved) pages.notify(one);
      return answers;
    },
    log,
  });

  serve(calls.createReverseAuction, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.createReverseAuction, call, async () => {
        const _id = await createReverse(tx, call.actor, call.body);
        return { message: calls.createReverseAuction.message, _id };
      }),
    ),
  );
  serve(calls.cancelReverseAuction, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => cancelReverse(tx, actor, params.id, body.reason));
    return { message: calls.cancelReverseAuction.message };
  });
  serve(calls.placeOffer, (call) => {
    const { actor, params, body } = call;
    const by = { accountId: actor.account.id, userId: actor.userId };
    return lanes.take({ ...by, auctionId: params.id, lines: body.lines, keyed: readIdempotencyKey(call) });
  });
  serve(calls.awardReverseAuction, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.awardReverseAuction, call, async () => {
        const state = await awardReverse(tx, call.actor, call.params.id, call.body);
        return { message: calls.awardReverseAuction.message[state], state };
      }),
    ),
  );
  serve(calls.approveReverseAward, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.approveReverseAward, call, async () => {
        await approveAward(tx, call.actor, call.params.id, call.body.awardId);
        return { message: calls.approveReverseAward.message };
      }),
    ),
  );
  serve(calls.rejectReverseAward, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.rejectReverseAward, call, async () => {
        await rejectAward(tx, call.actor, call.params.id, call.body.awardId, call.body.reason);
        return { message: calls.rejectReverseAward.message };
      }),
    ),
  );

  serve(calls.listReverseAuctions, ({ actor, query }) => listAuctions(db, actor, query));
  serve(calls.listReverseInvitations, ({ actor, query }) => listInvitations(db, actor, query));
  serve(calls.readReverseAuction, ({ actor, params }) => readAuction(db, actor, params.id));
  serve(calls.readReverseProof, ({ actor, params, query }) => readProof(db, actor, params.id, query));
}
