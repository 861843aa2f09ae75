import { live, readTaxonomy, ready, taxonomy } from '@rigsouq/contract/platform';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import { fail } from './errors.ts';
import type { Serve } from './serve.ts';

export type Health = { stopping: boolean };

export function healthRoutes(serve: Serve, deps: { pool: pg.Pool; redis: Redis; health: Health }): void {
  serve(live, () => ({ status: 'live' }));
  serve(ready, async () => {
    if (deps.health.stopping) fail('server.starting');
    await deps.pool.query('select 1').catch(() => fail('server.starting'));
    return { status: 'ready', redis: deps.redis.status === 'ready' ? 'up' : 'down' };
  });
  serve.constant(readTaxonomy, taxonomy);
}
