import { placeBid } from '@rigsouq/contract/auctions/calls';
import type { Redis } from 'ioredis';
import { Lanes } from '../../../platform/batches/lanes.ts';
import type { Db } from '../../../platform/database/db.ts';
import { readIdempotencyKey } from '../../../platform/http/idempotency.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import { originOf } from '../../../platform/monitoring/security-log.ts';
import { buildConsent } from '../../legal/index.ts';
import { publishLotSnapshots } from '../lots/lots.live.ts';
import type { Receipt } from './evaluate-bid-batch.ts';
import { type KeyedBid, placeBidBatch } from './place-bid-batch.ts';

type Deps = { db: Db; redis: Redis; log: Log };

export function placeBidRoutes(serve: Serve, { db, redis, log }: Deps): void {
  // A failure is only logged: the event that was committed with the bids publishes the lots again.
  const publish = (lotIds: readonly string[]) =>
    void publishLotSnapshots({ db, redis }, lotIds).catch((error: unknown) =>
      log.warn({ reason: String(error) }, 'publishing lot snapshots failed'),
    );
  const lanes = new Lanes<KeyedBid, Receipt>({
    what: 'bids',
    busy: 'bid.busy',
    rowOf: ({ lotId }) => lotId,
    processBatch: async (bids) => {
      const { answers, moved } = await placeBidBatch(db, bids);
      if (moved.length > 0) publish(moved);
      return answers;
    },
    log,
  });
  serve(placeBid, (call) => {
    const { actor, body } = call;
    const by = { accountId: actor.account.id, userId: actor.userId };
    const { addressRange } = originOf(call.request);
    return lanes.take({
      ...by,
      consent: buildConsent({ act: 'bid', given: body.consent, ...by, addressRange }),
      lotId: body.consignmentId,
      offer: body.bidAmount,
      max: body.maxBid,
      keyed: readIdempotencyKey(call),
    });
  });
}
