// Sends reads that may be a few seconds old to a replica, so that public pages and reports take no work from the primary. A call says so in the
// contract (`mayBeOld`). Everything else, and every transaction, uses the primary. So does a caller who wrote a moment ago: people see their own
// changes. A replica that is too far behind, or gone, is not asked.
import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { watchReplica } from '../monitoring/app-metrics.ts';
import type { Log } from '../monitoring/log.ts';
import { type Repeating, repeat } from '../repeat.ts';
import type { Connections } from './db.ts';
import { readsReplica } from './replica-context.ts';
import { isUnavailable } from './unavailable.ts';

/** Seconds by which a replica may be behind and still be asked. */
export const BEHIND_MAX_SECONDS = 5;
/** Seconds during which the reads of a caller who wrote use the primary. Longer than the replica may be behind between two checks. */
const OWN_WRITES_SECONDS = 10;
const CHECK_MS = 1_000;
/** SQLSTATE read_only_sql_transaction. */
const READ_ONLY = '25006';

/** Returns connections that lead to the replica inside of `ReplicaReads.run`, and to the primary everywhere else. */
export function routeReads(primary: Connections, replica: Connections): Connections {
  return {
    connect: () => (readsReplica.getStore() ? replica : primary).connect(),
    end: async () => void (await Promise.all([primary.end(), replica.end()])),
    options: primary.options,
  };
}

/** What is known of a caller: an address, and the user id of a session. */
type Caller = readonly (string | undefined)[];
const keysOf = (caller: Caller) => caller.filter((one) => one !== undefined).map((one) => `wrote:${one}`);

export type ReplicaReads = Repeating & {
  run: <T>(caller: Caller, work: () => T | Promise<T>) => Promise<T>;
  noteWrite: (caller: Caller) => Promise<void>;
};

type Deps = { replica: pg.Pool; redis: Redis; log: Log; metrics: Registry };

export function createReplicaReads({ replica, redis, log, metrics }: Deps): ReplicaReads {
  let behind = Number.POSITIVE_INFINITY;
  const usable = () => behind <= BEHIND_MAX_SECONDS;
  watchReplica(metrics, () => behind);

  async function check(): Promise<void> {
    const before = usable();
    let reason: string | undefined;
    behind = await readBehind(replica).catch((error: unknown) => {
      reason = String(error);
      return Number.POSITIVE_INFINITY;
    });
    if (before && !usable()) log.warn({ behind, reason }, 'replica is not read any more');
    else if (!before && usable()) log.info({ behind }, 'replica is read');
  }
  const checking = repeat(CHECK_MS, check);

  // Without Redis it is unknown who wrote, so every caller reads from the primary.
  const hasWritten = (caller: Caller) => redis.exists(...keysOf(caller)).then(Boolean, () => true);

  return {
    run: async (caller, work) => {
      if (!usable() || (await hasWritten(caller))) return work();
      try {
        return await readsReplica.run(true, work);
      } catch (error) {
        // The call writes outside of a transaction, which is a fault of ours.
        if ((error as { code?: unknown }).code === READ_ONLY) throw error;
        // A refusal may come from old data, such as a listing that is seconds old and not found. The primary decides.
        if (isUnavailable(error)) {
          behind = Number.POSITIVE_INFINITY;
          log.warn({ reason: String(error) }, 'replica failed, reading from the primary');
        }
        return work();
      }
    },
    noteWrite: async (caller) => {
      const pipeline = redis.pipeline();
      for (const key of keysOf(caller)) pipeline.set(key, 1, 'EX', OWN_WRITES_SECONDS);
      await pipeline.exec().catch(() => undefined);
    },
    stop: checking.stop,
  };
}

/**
 * Returns the age of the newest transaction that the replica has replayed. `keepReplicasFresh` makes one every second, so an older one means a replica
 * that is behind or cut off. The address may lead to the primary while there is no replica; the primary is never behind.
 */
async function readBehind(replica: pg.Pool): Promise<number> {
  const { rows } = await replica.query<{ behind: number | null }>(
    `select case when pg_is_in_recovery()
       then extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 else 0 end as behind`,
  );
  return rows[0]?.behind ?? Number.POSITIVE_INFINITY;
}

/** Commits an empty transaction every second, by whose time replicas tell how far they are behind. */
export function keepReplicasFresh(primary: pg.Pool, log: Log): Repeating {
  return repeat(CHECK_MS, () =>
    primary
      .query("select pg_logical_emit_message(true, 'rigsouq', '')")
      .catch((error: unknown) => log.debug({ reason: String(error) }, 'replicas not kept fresh')),
  );
}
