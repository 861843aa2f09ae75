import { SESSION_DAYS } from '@rigsouq/contract/identity';

/** Use is noted at most this often, so that a busy session costs a read a call and not a write. */
export const NOTE_USE_SECONDS = 60;

/** Longer than promised by as much: whoever used a session within 7 days finds it open, noted or not (R10). */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60 + NOTE_USE_SECONDS;
