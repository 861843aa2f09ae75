// Connects to Redis, which holds only what may be lost: rate limits, short caches and fan-out. While it is unavailable every command fails
// immediately instead of queueing behind a dead connection, and the callers continue without it.
import { Redis } from 'ioredis';
import type { Log } from './monitoring/log.ts';

const COMMAND_MS = 500;

export function createRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    // A server that has kept one command waiting counts as unavailable: the next commands fail immediately until it answers again.
    socketTimeout: COMMAND_MS,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    lazyConnect: true,
  });
  redis.on('error', (error) => log.warn({ reason: error.message }, 'redis connection failed'));
  redis.on('ready', () => log.info('redis connected'));
  return redis;
}
