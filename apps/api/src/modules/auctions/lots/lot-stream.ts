// Serves the live stream of a lot to everyone, because a lot is public. EventSource reconnects by itself and first gets the current state.
import { auctionStream } from '@rigsouq/contract/files';
import { callerOf } from '@rigsouq/kernel/addresses';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import { type LiveStreams, startEventStream } from '../../../platform/live/live.ts';
import { isLotPublic } from '../watch-list/watch-list.queries.ts';
import { lotChannel } from './lots.live.ts';

/** The most streams of one IP address. It is high because a company, or the customers of a mobile network, may share an address. */
const STREAMS_PER_ADDRESS = 1_000;

export function serveLotStreams(app: FastifyInstance, { db, streams }: { db: Db; streams: LiveStreams }): void {
  // The cache asks the database once for thousands of clients that connect at the same time.
  const cache = new LRUCache<string, Promise<boolean>>({ ttl: 2_000, max: 10_000 });
  const isPublicLot = (id: string) => {
    const cached = cache.get(id);
    if (cached) return cached;
    const found = isLotPublic(db, id);
    cache.set(id, found);
    return found;
  };
  const open = new Map<string, number>();
  const count = (address: string, by: 1 | -1) => {
    const now = (open.get(address) ?? 0) + by;
    if (now > 0) open.set(address, now);
    else open.delete(address);
  };

  app.get<{ Params: { id: string } }>(
    auctionStream.path,
    { schema: { params: auctionStream.params } },
    async (request, reply) => {
      const { id } = request.params;
      const address = callerOf(request.ip);
      if ((open.get(address) ?? 0) >= STREAMS_PER_ADDRESS) fail('request.too_many', { retryAfter: 10 });
      if (!(await isPublicLot(id))) fail('lot.unknown');
      if (request.raw.destroyed) return;
      count(address, 1);
      const response = startEventStream(reply).once('close', () => count(address, -1));
      await streams.open(lotChannel(db, id), { response });
    },
  );
}
