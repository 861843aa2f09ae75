// Publishes a complete small snapshot of a lot at every change. The process that changed the lot reads it once, after the commit, and
// Redis carries it to the processes that hold streams of the lot.
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Db } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Channel } from '../../../platform/live/live.ts';
import { traceStep, withTraceparent } from '../../../platform/monitoring/trace.ts';
import { presentSnapshot } from './lots.presenter.ts';
import { findSnapshot } from './lots.queries.ts';

type Deps = { db: Db; redis: Redis };
const channelOf = (lotId: string) => `lot:${lotId}`;

/** The running publication of a lot, and the one that follows it. */
type Publication = { readonly now: Promise<void>; next?: Promise<void> };
const publications = new Map<string, Publication>();

/**
 * Publishes the snapshot of a lot to its watchers. It is called after the commit. A publication that is running may have read the state
 * before the commit, so one more follows it, shared by all calls in between. It fails if Redis is down: a job retries, other callers log it.
 */
export function publishLotSnapshot(deps: Deps, lotId: string): Promise<void> {
  const running = publications.get(lotId);
  if (!running) return start(deps, lotId);
  running.next ??= running.now.catch(() => undefined).then(() => start(deps, lotId));
  return running.next;
}

/** Publishes many lots. One call to Redis finds out which of them are watched. */
export async function publishLotSnapshots(deps: Deps, lotIds: readonly string[]): Promise<void> {
  const watched = await watchedOf(deps.redis, lotIds);
  await Promise.all(watched.map((lotId) => publishLotSnapshot(deps, lotId)));
}

/** Returns the lots that have subscribers. A stream that subscribes later also reads later, and so sees what was committed. */
async function watchedOf(redis: Redis, lotIds: readonly string[]): Promise<string[]> {
  const answer = (await redis.pubsub('NUMSUB', ...lotIds.map(channelOf))) as (string | number)[];
  return lotIds.filter((_, place) => Number(answer[2 * place + 1]) > 0);
}

function start(deps: Deps, lotId: string): Promise<void> {
  const publication: Publication = { now: publish(deps, lotId) };
  publications.set(lotId, publication);
  const finish = () => {
    if (!publication.next) publications.delete(lotId);
  };
  publication.now.then(finish, finish);
  return publication.now;
}

async function publish({ db, redis }: Deps, lotId: string): Promise<void> {
  if ((await watchedOf(redis, [lotId])).length === 0) return;
  const snapshot = await readSnapshot(db, lotId);
  if (!snapshot) return;
  await traceStep('publish lot snapshot', {}, () =>
    redis.publish(channelOf(lotId), `${snapshot.version} ${JSON.stringify(withTraceparent(snapshot))}`),
  );
}

async function readSnapshot(db: Db, lotId: string) {
  const row = await findSnapshot(db, lotId).executeTakeFirst();
  return row && presentSnapshot(row);
}

/** Snapshots may arrive out of order; a stream drops those with an older version. */
export function lotChannel(db: Db, lotId: string): Channel {
  const textOf = (snapshot: string) => `data: ${snapshot}\n\n`;
  return {
    name: channelOf(lotId),
    readFirst: async () => {
      const snapshot = (await readSnapshot(db, lotId)) ?? fail('lot.unknown');
      return { version: snapshot.version, text: textOf(JSON.stringify(snapshot)) };
    },
    toLiveMessage: (message) => {
      const space = message.indexOf(' ');
      return { version: Number(message.slice(0, space)), text: textOf(message.slice(space + 1)) };
    },
  };
}

/** The job for changes that no api call makes. It is committed with the change, so it runs even if the process is killed afterwards. */
export const publishLotChange = defineJob('auctions.lot_changed', z.object({ lotId: z.uuid() }));

export function publishLotChangeJob(deps: Deps): JobHandler {
  return handle(publishLotChange, ({ lotId }) => publishLotSnapshot(deps, lotId));
}
