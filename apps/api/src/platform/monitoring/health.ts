import { setTimeout } from 'node:timers/promises';
import { live, readTaxonomy, ready, taxonomy } from '@rigsouq/contract/platform/calls';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import { fail } from '../http/errors.ts';
import type { Serve } from '../http/serve.ts';

/** Milliseconds. The readiness check must answer 'not ready' even while the database hangs. */
const TIMEOUT_MS = 3_000;

export type Health = { stopping: boolean };

export function healthRoutes(serve: Serve, deps: { pool: pg.Pool; redis: Redis; health: Health }): void {
  serve(live, () => ({ status: 'live' }));
  serve(ready, async () => {
    if (deps.health.stopping) fail('server.starting');
    const answered = deps.pool.query('select 1').then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([answered, setTimeout(TIMEOUT_MS, false, { ref: false })]))) fail('server.starting');
    return { status: 'ready', redis: deps.redis.status === 'ready' ? 'up' : 'down' };
  });
  serve.constant(readTaxonomy, taxonomy);
}
