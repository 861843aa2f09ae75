import type { ErrorCode } from '@rigsouq/contract/errors';
import { createSemaphore as createKernelSemaphore, type Semaphore } from '@rigsouq/kernel/semaphore';
import { fail } from '../http/errors.ts';

type SemaphoreOptions = { capacity: number; queueMax: number; busy: ErrorCode };

/** Creates a semaphore that refuses a caller when its queue is full and asks them to retry. */
export function createSemaphore({ busy, ...bounds }: SemaphoreOptions): Semaphore {
  return createKernelSemaphore({ ...bounds, refuse: () => fail(busy, { retryAfter: 5 }) });
}
