// A clock that asks the database, often enough that what ends at an hour ends within a second of it, what has come due, and does it.
// Timers of the job queue look every two seconds, which is too late; timers in a process would have to be told of every change and die
// with it. Every worker may run one: each thing is done in a transaction of its own, under its lock, by whoever comes first.
import { setTimeout } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { createDb, createPool, type Db, inTransaction, type Tx } from './db.ts';
import type { Log } from './log.ts';
import { timeCloses } from './measures.ts';

const LOOK_MS = 250;
/** So many at a time, each with a connection. */
const LANES = 4;
/** So many of a kind are asked for at once. */
export const DUE_BATCH = 200;

export type Clock = { stop: () => Promise<void> };
export type ClockDeps = { config: { databaseUrl: string }; log: Log; metrics?: Registry | undefined };
/** Told of everything that was ended, how long after its hour. */
export type Late = (seconds: number) => void;

/** It has connections of its own: a crowd of callers or a long job does not keep anything open. `turn` says whether there may be more. */
export function startClock(
  { config, log, metrics }: ClockDeps,
  what: string,
  turn: (db: Db, log: Log, late?: Late) => Promise<boolean>,
): Clock {
  const pool = createPool(config.databaseUrl, LANES, log);
  const db = createDb(pool);
  const stopping = new AbortController();
  const { signal } = stopping;
  let failed = false;
  const late = metrics && timeCloses(metrics);
  const look = () =>
    turn(db, log, late).then(
      (more) => {
        failed = false;
        return more;
      },
      (error: unknown) => {
        if (!failed) log.error({ err: error }, `the clock of the ${what} cannot reach the database and tries again`);
        failed = true;
        return false;
      },
    );
  async function run(): Promise<void> {
    while (!signal.aborted)
      if (!(await look())) await setTimeout(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
      await pool.end();
    },
  };
}

/** Does all of it, each in a transaction of its own. True where there may be more than was asked for. */
export async function turnDue<D extends { id: string; late: number | null }>(
  { db, log, late }: { db: Db; log: Log; late?: Late | undefined },
  due: readonly D[],
  turn: (tx: Tx, one: D) => Promise<unknown>,
): Promise<boolean> {
  let failed = false;
  const since = performance.now();
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let place = lane; place < due.length; place += LANES) {
      const one = due[place] as D;
      await inTransaction(db, (tx) => turn(tx, one)).then(
        () => one.late !== null && late?.(one.late + (performance.now() - since) / 1000),
        (error: unknown) => {
          failed = true;
          log.error({ err: error, due: one }, 'its hour has come and it could not be turned');
        },
      );
    }
  });
  await Promise.all(lanes);
  return due.length >= DUE_BATCH && !failed;
}
