// Limits guesses at the password of one login from many addresses, which no limit per address stops. Only wrong passwords are counted. An
// attacker cannot lock the user out: addresses from which the user is logged in stay allowed.

import { callerOf } from '@rigsouq/kernel/addresses';
import type { Redis } from 'ioredis';
import type { Db } from '../../../platform/database/db.ts';
import { countInWindow, hashValue } from '../../../platform/http/limits.ts';
import { listSessions } from '../sessions/sessions.ts';

export const GUESSES_MAX = 100;
const SECONDS = 3_600;

const keyOf = (email: string) => `guesses:${hashValue(email)}`;

/** Counts a wrong password. Without Redis nothing is counted, as with the other limits. */
export async function countGuess(redis: Redis, email: string): Promise<void> {
  await countInWindow(redis, keyOf(email), SECONDS).catch(() => undefined);
}

/** Returns the seconds until the next attempt if there have been too many, otherwise undefined. */
export async function findGuessLockSeconds(redis: Redis, email: string): Promise<number | undefined> {
  const key = keyOf(email);
  const count = await redis.get(key).catch(() => null);
  if (Number(count ?? 0) < GUESSES_MAX) return undefined;
  return Math.max(1, await redis.ttl(key).catch(() => SECONDS));
}

export async function isKnownAddress(db: Db, userId: string, address: string): Promise<boolean> {
  const sessions = await listSessions(db, { userId });
  return sessions.some(({ ip_address }) => ip_address !== null && callerOf(ip_address) === callerOf(address));
}
