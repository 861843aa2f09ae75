// Runs a call that carries an Idempotency-Key once and repeats the first answer to later calls. The key is written in the transaction of the change,
// so both exist or neither. Of two concurrent calls the second waits for the first.
import { createHash } from 'node:crypto';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../database/db.ts';
import { defineJob, handle, type JobHandler } from '../jobs/jobs.ts';
import type { Actor } from './access.ts';
import { fail } from './errors.ts';

/** The format of the header Idempotency-Key. */
export const idempotencyKey = z.string().regex(/^[\w-]{8,100}$/);

type Repeatable = { actor: Actor; params: unknown; body: unknown; request: FastifyRequest };

/** The key of a call and the hash of its parameters and body. */
export type IdempotencyKey = { readonly key: string; readonly hash: string };

export function readIdempotencyKey({ params, body, request }: Omit<Repeatable, 'actor'>): IdempotencyKey | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  const hash = createHash('sha256')
    .update(JSON.stringify([params, body]))
    .digest('hex');
  return { key, hash };
}

/** Runs `work`, or returns the stored answer of an earlier call with the same key. A refusal is not stored, so the caller may try again. */
export async function runOnce<T>(
  tx: Tx,
  { method, path }: Endpoint,
  call: Repeatable,
  work: () => Promise<T>,
): Promise<T> {
  const keyed = readIdempotencyKey(call);
  if (!keyed) return work();
  const { key, hash: sent_hash } = keyed;
  const place = { account_id: call.actor.account.id, call: `${method} ${path}`, key };
  const taken = await tx
    .insertInto('idempotent_answers')
    .values({ ...place, sent_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!taken) {
    const earlier = await tx
      .selectFrom('idempotent_answers')
      .select(['sent_hash', 'answer'])
      .where((eb) => eb.and(place))
      .executeTakeFirstOrThrow();
    if (earlier.sent_hash !== sent_hash) fail('request.key_used');
    return earlier.answer as T;
  }
  const answer = await work();
  await tx
    .updateTable('idempotent_answers')
    .set({ answer: JSON.stringify(answer) })
    .where((eb) => eb.and(place))
    .execute();
  return answer;
}

const deleteOldAnswers = defineJob('platform.forget_answers', z.object({}));

/** Deletes keys after a day; the job runs hourly, so some live a little longer. */
export function deleteOldAnswersJob({ db }: { db: Db }): JobHandler {
  const old = sql<boolean>`created_at < now() - interval '24 hours'`;
  return handle(deleteOldAnswers, async () => void (await db.deleteFrom('idempotent_answers').where(old).execute()), {
    every: '17 * * * *',
  });
}
