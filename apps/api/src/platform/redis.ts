// Connects to Redis, which holds only what may be lost: rate limits, short caches and fan-out. While it is unavailable every command fails
// immediately instead of queueing behind a dead connection, and the callers continue without it.
import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from './monitoring/log.ts';

const COMMAND_MS = 500;

/** Connects to Redis itself, or to the primary that the Sentinels name: the host in the address is then its name, and Sentinels have the same password. */
export function createRedis(url: string, log: Log, sentinels: readonly string[] = []): Redis {
  const { hostname, password } = new URL(url);
  const retryStrategy = (attempt: number) => Math.min(attempt * 100, 2_000);
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    // A server that has kept one command waiting counts as unavailable: the next commands fail immediately until it answers again.
    socketTimeout: COMMAND_MS,
    connectTimeout: 2_000,
    retryStrategy,
    lazyConnect: true,
    ...(sentinels.length > 0 && {
      sentinels: sentinels.map(parseAddress),
      name: hostname,
      sentinelPassword: decodeURIComponent(password),
      sentinelCommandTimeout: COMMAND_MS,
      sentinelRetryStrategy: retryStrategy,
      // Leaves a primary that was replaced as soon as a Sentinel says so, even if it still answers.
      failoverDetector: true,
    }),
  } satisfies RedisOptions);
  redis.on('error', (error) => log.warn({ reason: error.message }, 'redis connection failed'));
  redis.on('ready', () => log.info('redis connected'));
  return redis;
}

function parseAddress(sentinel: string): { host: string; port: number } {
  const { hostname, port } = new URL(`redis://${sentinel}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}
