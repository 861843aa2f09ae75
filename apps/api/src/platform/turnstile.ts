import type { ErrorCode } from '@rigsouq/contract/errors';
import { turnstile as createKernelSemaphore, type InTurn } from '@rigsouq/kernel/turnstile';
import { fail } from './errors.ts';

type SemaphoreOptions = { room: number; inLine: number; busy: ErrorCode };

/** Creates a semaphore that refuses a caller when its queue is full and asks them to retry. */
export function turnstile({ busy, ...bounds }: SemaphoreOptions): InTurn {
  return createKernelSemaphore({ ...bounds, refuse: () => fail(busy, { retryAfter: 5 }) });
}
