// Recognizes errors which say that a service we need (PostgreSQL, the storage) does not answer in time. Such an error passes, so callers are asked to
// try again; every other error is a fault of ours.
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
  // serialization_failure, deadlock_detected: nothing was stored
  '40001',
  '40P01',
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
/** Messages of pg errors that have no code. */
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
  // The timeouts of the S3 client have no code.
  return error.name === 'TimeoutError' || MESSAGES.has(error.message) || isUnavailable(error.cause);
}

const RETRY_MS = 1_000;
const ATTEMPTS_MAX = 120;

/** Retries the last write of a job that must not run twice, for up to two minutes until the service is available again. */
export async function retryUntilAvailable<T>(work: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await work();
    } catch (error) {
      if (attempts === ATTEMPTS_MAX || !isUnavailable(error)) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}
