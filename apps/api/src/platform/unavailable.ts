// Errors which say that a part we need (PostgreSQL, the storage) does not answer, or not in time. They pass, so callers are told to try
// again; every other error is a fault of ours.
import { setTimeout } from 'node:timers/promises';

const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // idle_in_transaction_session_timeout, transaction_timeout
  '25P03',
  '25P04',
  // lock_not_available
  '55P03',
  // query_canceled, which is how statement_timeout ends a statement
  '57014',
  // admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout
  '57P01',
  '57P02',
  '57P03',
  '57P05',
]);
/** PostgreSQL's connection exceptions, and insufficient resources such as `too many connections`. */
const SQLSTATE_CLASS = /^(08|53)[0-9A-Z]{3}$/;
/** pg gives these errors no code. */
const MESSAGES = new Set([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
]);

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (CODES.has(code) || SQLSTATE_CLASS.test(code))) return true;
  // The S3 client's timeouts have no code.
  return error.name === 'TimeoutError' || MESSAGES.has(error.message) || isUnavailable(error.cause);
}

const AGAIN_MS = 1_000;
const AGAIN_MAX = 120;

/** For a job that must not be done twice, where only its last write is missing: two minutes for the part to come back. */
export async function untilAvailable<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === AGAIN_MAX || !isUnavailable(error)) throw error;
      await setTimeout(AGAIN_MS);
    }
  }
}
