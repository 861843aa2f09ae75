// The stream of a lot, for anybody: a lot is public. EventSource connects again by itself, and hears first how the lot stands.
import { auctionStream } from '@rigsouq/contract/files';
import { callerOf } from '@rigsouq/kernel/addresses';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { beginEvents, type LiveStreams } from '../../platform/live.ts';
import { ShortMemory } from '../../platform/short-memory.ts';
import { lotChannel } from './lots.live.ts';
import { isPublic } from './watch-list.queries.ts';

/** A whole company, or the customers of a telephone network, may share an address. */
const STREAMS_PER_ADDRESS = 1_000;

export function lotStreams(app: FastifyInstance, { db, streams }: { db: Db; streams: LiveStreams }): void {
  // Asked once for thousands that connect at the same time.
  const known = new ShortMemory<Promise<boolean>>({ seconds: 2, most: 10_000 });
  const isKnown = (id: string) => {
    const before = known.get(id);
    if (before) return before;
    const asked = isPublic(db, id);
    known.keep(id, asked);
    return asked;
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
      if (!(await isKnown(id))) fail('lot.unknown');
      if (request.raw.destroyed) return;
      count(address, 1);
      const response = beginEvents(reply).once('close', () => count(address, -1));
      await streams.open(lotChannel(db, id), { response });
    },
  );
}
