// What a browser may do with an answer. Pages have a policy of their own (apps/web/server/security-headers.ts).

/** A browser loads nothing for the answer, runs nothing of it, and no other page may embed it. */
const CLOSED = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The same for files of users, which may be anything: also without the rights of our origin. */
export const FILE_POLICY = `${CLOSED}; sandbox`;

/** Of every answer, unless its route sets them otherwise. */
export const defaultHeaders = { 'x-content-type-options': 'nosniff', 'content-security-policy': CLOSED };
