// What a lot tells while it is watched: a whole small snapshot at every change. It is read once by whoever changed the lot, after the
// commit, and Redis carries it to the processes that hold streams of the lot.
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs.ts';
import type { Channel } from '../../platform/live.ts';
import { carrying, step } from '../../platform/trace.ts';
import { presentSnapshot } from './lots.presenter.ts';
import { findSnapshot } from './lots.queries.ts';

type Deps = { db: Db; redis: Redis };
const nameOf = (lotId: string) => `lot:${lotId}`;

/** Under way and next, for each lot. */
type Turn = { readonly now: Promise<void>; next?: Promise<void> };
const turns = new Map<string, Turn>();

/**
 * Tells everybody who watches the lot how it stands. Called after the commit. What is being read just now may be from before it, so
 * one more is made afterwards, for all who ask meanwhile. Fails where Redis is away: a job tries again, others only note it.
 */
export function tellLot(deps: Deps, lotId: string): Promise<void> {
  const turn = turns.get(lotId);
  if (!turn) return begin(deps, lotId);
  turn.next ??= turn.now.catch(() => undefined).then(() => begin(deps, lotId));
  return turn.next;
}

/** For many lots at once: whether anybody watches them is one question. */
export async function tellLots(deps: Deps, lotIds: readonly string[]): Promise<void> {
  const watched = await watchedOf(deps.redis, lotIds);
  await Promise.all(watched.map((lotId) => tellLot(deps, lotId)));
}

/** Whoever begins to listen after this question reads after it, and so sees what was committed. */
async function watchedOf(redis: Redis, lotIds: readonly string[]): Promise<string[]> {
  const answer = (await redis.pubsub('NUMSUB', ...lotIds.map(nameOf))) as (string | number)[];
  return lotIds.filter((_, place) => Number(answer[2 * place + 1]) > 0);
}

function begin(deps: Deps, lotId: string): Promise<void> {
  const turn: Turn = { now: publish(deps, lotId) };
  turns.set(lotId, turn);
  const over = () => {
    if (!turn.next) turns.delete(lotId);
  };
  turn.now.then(over, over);
  return turn.now;
}

async function publish({ db, redis }: Deps, lotId: string): Promise<void> {
  if ((await watchedOf(redis, [lotId])).length === 0) return;
  const snapshot = await readSnapshot(db, lotId);
  if (!snapshot) return;
  await step('tell watchers', {}, () =>
    redis.publish(nameOf(lotId), `${snapshot.version} ${JSON.stringify(carrying(snapshot))}`),
  );
}

async function readSnapshot(db: Db, lotId: string) {
  const row = await findSnapshot(db, lotId).executeTakeFirst();
  return row && presentSnapshot(row);
}

/** Snapshots may overtake each other on their way; by their versions none goes back. */
export function lotChannel(db: Db, lotId: string): Channel {
  const textOf = (snapshot: string) => `data: ${snapshot}\n\n`;
  return {
    name: nameOf(lotId),
    first: async () => {
      const snapshot = (await readSnapshot(db, lotId)) ?? fail('lot.unknown');
      return { version: snapshot.version, text: textOf(JSON.stringify(snapshot)) };
    },
    heard: (message) => {
      const space = message.indexOf(' ');
      return { version: Number(message.slice(0, space)), text: textOf(message.slice(space + 1)) };
    },
  };
}

/** For what happens without a call: the job is committed with the change, so whoever is killed after it is made up for. */
export const lotChanged = defineJob('auctions.lot_changed', z.object({ lotId: z.uuid() }));

export function tellingLots(deps: Deps): JobHandler {
  return handle(lotChanged, ({ lotId }) => tellLot(deps, lotId));
}
