// Enforces rate limits across processes with one counter per window in Redis. Without Redis the call goes through and a log line says so: an outage
// of the counter must not become an outage of the market.
import { createHash } from 'node:crypto';
import type { Endpoint, Limit } from '@rigsouq/contract/endpoint';
import { addressRangeOf, callerOf } from '@rigsouq/kernel/addresses';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { logSecurityEvent } from '../monitoring/security-log.ts';
import type { Actor } from './access.ts';
import { fail } from './errors.ts';

const LOG_EVERY_MS = 10_000;

export type Limiter = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  limit: Limit,
  request: FastifyRequest,
  actor: Actor | null,
) => Promise<void>;

export function createLimiter(redis: Redis): Limiter {
  let lastLogged = 0;
  return async (endpoint, limit, request, actor) => {
    const subject = subjectOf(limit, request, actor);
    if (!subject) return;
    const counted = limit.together ?? `${endpoint.method}:${endpoint.path}`;
    const key = `limit:${counted}:${limit.by}:${limit.seconds}:${subject}`;
    try {
      const [count, ttl] = await countInWindow(redis, key, limit.seconds);
      if (count <= limit.max) return;
      // One line per window is logged, so that a flood of calls does not become a flood of lines.
      if (count === limit.max + 1) logReached(request, counted, limit, actor);
      fail('request.too_many', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'request.too_many') throw error;
      if (Date.now() - lastLogged < LOG_EVERY_MS) return;
      lastLogged = Date.now();
      request.log.warn({ reason: String(error) }, 'rate limits are off: redis unavailable');
    }
  };
}

function logReached(request: FastifyRequest, call: string, { by }: Limit, actor: Actor | null): void {
  logSecurityEvent(request.log, {
    event: 'limit_reached',
    userId: actor?.userId,
    accountId: actor?.account.id,
    addressRange: addressRangeOf(request.ip),
    call,
    by,
  });
}

/** Counts one more call under the key. Returns the count and the milliseconds until the window ends. */
export async function countInWindow(redis: Redis, key: string, seconds: number): Promise<[count: number, ttl: number]> {
  const answers = await redis
    .multi()
    .incr(key)
    .pexpire(key, seconds * 1000, 'NX')
    .pttl(key)
    .exec();
  const [[error, count], , [, ttl]] = answers as [[Error | null, number], unknown, [Error | null, number]];
  if (error) throw error;
  return [count, ttl];
}

function subjectOf(limit: Limit, request: FastifyRequest, actor: Actor | null): string | undefined {
  if (limit.by === 'address') return callerOf(request.ip);
  if (limit.by === 'account') return actor?.account.id;
  const value = (request.body as Record<string, unknown> | undefined)?.[limit.by.slice('body.'.length)];
  if (typeof value !== 'string') return undefined;
  return limit.perAddress ? `${hashValue(value)}:${callerOf(request.ip)}` : hashValue(value);
}

/** Hashes a value, because email addresses must not appear in the keys of a cache. */
export function hashValue(value: string): string {
  return createHash('sha256').update(value.trim().toLowerCase()).digest('base64url').slice(0, 22);
}
