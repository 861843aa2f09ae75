import { CallError } from './call-error.ts';

/** No answer, or a server that is starting or busy. */
const noAnswer = new Set([0, 502, 503, 504]);

/**
 * For a bid or an offer, under its own key so that it counts once: whether the lost one counts nobody here could tell, and the price may
 * have moved by it.
 */
export const tryAgain = {
  retry: (failures: number, error: unknown) => failures < 3 && error instanceof CallError && noAnswer.has(error.status),
  retryDelay: (failures: number) => 400 * 2 ** failures,
};
