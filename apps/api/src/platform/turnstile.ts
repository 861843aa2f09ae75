import type { ErrorCode } from '@rigsouq/contract/errors';
import { type InTurn, turnstile as kernelTurnstile } from '@rigsouq/kernel/turnstile';
import { fail } from './errors.ts';

/** Who finds the line full is told to come back. */
export function turnstile({ busy, ...bounds }: { room: number; inLine: number; busy: ErrorCode }): InTurn {
  return kernelTurnstile({ ...bounds, refuse: () => fail(busy, { retryAfter: 5 }) });
}
