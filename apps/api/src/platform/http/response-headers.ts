// Defines what a browser may do with an answer. Pages have their own policy (apps/web/server/security-headers.ts).

/** The browser loads and runs nothing for the answer, and no page may embed it. */
const CLOSED = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The policy for files of users, which may contain anything: they also run without the rights of our origin. */
export const FILE_POLICY = `${CLOSED}; sandbox`;

/** The headers of every answer, unless its route sets others. */
export const defaultHeaders = { 'x-content-type-options': 'nosniff', 'content-security-policy': CLOSED };
