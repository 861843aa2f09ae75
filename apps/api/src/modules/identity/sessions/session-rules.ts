import { SESSION_DAYS } from '@rigsouq/contract/identity/calls';

/** Days after which a session ends even if it is in use, so that a stolen token does not work for ever. */
export const SESSION_LIFE_DAYS = 90;

/** Seconds between two recorded uses, so that a busy session costs one read per call and no write. */
export const NOTE_USE_SECONDS = 60;

/**
 * Is longer than the promised 7 days by this interval: a session used within 7 days is still open even if its last use was not recorded
 * (R10).
 */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60 + NOTE_USE_SECONDS;
