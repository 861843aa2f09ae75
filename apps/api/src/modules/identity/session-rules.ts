import { SESSION_DAYS } from '@rigsouq/contract/identity';

/** Used or not, a session ends after so long and the person logs in again: a token that was taken is not good for ever. */
export const SESSION_LIFE_DAYS = 90;

/** Use is noted at most this often, so that a busy session costs a read a call and not a write. */
export const NOTE_USE_SECONDS = 60;

/** Longer than promised by as much: whoever used a session within 7 days finds it open, noted or not (R10). */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60 + NOTE_USE_SECONDS;
