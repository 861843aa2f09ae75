// Hashes passwords with argon2id at the strength that OWASP recommends (19 MiB, two passes). A hash takes about 40 ms of one core and 19
// MiB, so only a few run at the same time, off the main thread; the others wait in a short queue, and calls beyond it are asked to retry
// later.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { isPattern } from '@rigsouq/kernel/password-patterns';
import { dictionary } from '@zxcvbn-ts/language-common';
import { createSemaphore } from '../../../platform/batches/semaphore.ts';
import { fail } from '../../../platform/http/errors.ts';
import { isMadeOfContextWords } from './context-words.ts';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const CONCURRENT_HASHES = 2;
const QUEUED_HASHES_MAX = 100;

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;
const common = new Set(dictionary['passwords-common']);

export type Passwords = {
  hash: (password: string) => Promise<string>;
  verify: (hash: string, password: string) => Promise<boolean>;
  /** Returns whether the hash was made with a lower cost than today's. */
  isOutdated: (hash: string) => boolean;
};

/** Refuses a password that is on the list of leaked passwords, follows a pattern or consists of words of this trade. */
export function refuseCommonPassword(password: string): void {
  if (common.has(password.toLowerCase()) || isPattern(password) || isMadeOfContextWords(password))
    fail('auth.password_common');
}

export function createPasswords(concurrency = CONCURRENT_HASHES, queueMax = QUEUED_HASHES_MAX): Passwords {
  const runQueued = createSemaphore({ capacity: concurrency, queueMax: queueMax, busy: 'auth.busy' });
  const run = (password: string, nonce: Buffer, memory: number, passes: number) =>
    runQueued(() => derive('argon2id', { message: password, nonce, parallelism: 1, tagLength: 32, memory, passes }));
  return {
    hash: async (password) => {
      const nonce = randomBytes(16);
      const tag = await run(password, nonce, MEMORY_KIB, PASSES);
      return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${plain64(nonce)}$${plain64(tag)}`;
    },
    verify: async (hash, password) => {
      const { memory, passes, nonce, tag } = partsOf(hash);
      const expected = Buffer.from(tag, 'base64');
      const found = await run(password, Buffer.from(nonce, 'base64'), memory, passes);
      return found.length === expected.length && timingSafeEqual(found, expected);
    },
    isOutdated: (hash) => {
      const { memory, passes } = partsOf(hash);
      return memory < MEMORY_KIB || passes < PASSES;
    },
  };
}

function partsOf(hash: string) {
  const [, , , settings = '', nonce = '', tag = ''] = hash.split('$');
  const cost = Object.fromEntries(settings.split(',').map((part) => part.split('=')));
  return { memory: Number(cost.m), passes: Number(cost.t), nonce, tag };
}

/** Encodes base64 without padding, as the PHC string format requires. */
function plain64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
