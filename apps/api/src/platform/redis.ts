// Redis holds what may be lost: rate limits, short caches, fan-out. While it is away every command fails at once, instead
// of queueing up behind a dead connection, and the callers carry on without it.
import { Redis } from 'ioredis';
import type { Log } from './log.ts';

const COMMAND_MS = 500;

export function createRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    // A server that has kept one command waiting is away as well: the next ones fail at once until it answers again.
    socketTimeout: COMMAND_MS,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    lazyConnect: true,
  });
  redis.on('error', (error) => log.warn({ reason: error.message }, 'redis is away'));
  redis.on('ready', () => log.info('redis is there'));
  return redis;
}
