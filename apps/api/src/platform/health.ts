import { setTimeout } from 'node:timers/promises';
import { live, readTaxonomy, ready, taxonomy } from '@rigsouq/contract/platform';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import { fail } from './errors.ts';
import type { Serve } from './serve.ts';

/** Whoever asks whether we are ready has to hear that we are not, also while the database hangs. */
const PATIENCE_MS = 3_000;

export type Health = { stopping: boolean };

export function healthRoutes(serve: Serve, deps: { pool: pg.Pool; redis: Redis; health: Health }): void {
  serve(live, () => ({ status: 'live' }));
  serve(ready, async () => {
    if (deps.health.stopping) fail('server.starting');
    const answered = deps.pool.query('select 1').then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([answered, setTimeout(PATIENCE_MS, false, { ref: false })]))) fail('server.starting');
    return { status: 'ready', redis: deps.redis.status === 'ready' ? 'up' : 'down' };
  });
  serve.constant(readTaxonomy, taxonomy);
}
