import { SESSION_DAYS } from '@rigsouq/contract/identity/calls';

/** Seconds between two recorded uses, so that a busy session costs one read per call and no write. */
export const NOTE_USE_SECONDS = 60;

/**
 * Is longer than the promised 7 days by this interval: a session used within 7 days is still open even if its last use was not recorded
 * (R10).
 */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60 + NOTE_USE_SECONDS;
