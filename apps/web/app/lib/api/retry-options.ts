import { CallError } from './call-error.ts';

/** No answer, or a server that is starting or busy. */
const retryableStatuses = new Set([0, 502, 503, 504]);

/**
 * Retries a bid or an offer with the same idempotency key, so that it counts once. The browser cannot know whether the lost one counted,
 * and the price may have changed because of it.
 */
export const retryOptions = {
  retry: (failures: number, error: unknown) =>
    failures < 3 && error instanceof CallError && retryableStatuses.has(error.status),
  retryDelay: (failures: number) => 400 * 2 ** failures,
};
