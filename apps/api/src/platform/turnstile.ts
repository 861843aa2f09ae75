import type { ErrorCode } from '@rigsouq/contract/errors';
import { type InTurn, turnstile as kernelTurnstile } from '@rigsouq/kernel/turnstile';
import { fail } from './errors.ts';

/** Creates a semaphore that refuses a caller when its queue is full and asks them to retry. */
export function turnstile({ busy, ...bounds }: { room: number; inLine: number; busy: ErrorCode }): InTurn {
  return kernelTurnstile({ ...bounds, refuse: () => fail(busy, { retryAfter: 5 }) });
}
