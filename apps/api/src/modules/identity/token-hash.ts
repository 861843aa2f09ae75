import { createHash } from 'node:crypto';

/** What is kept of a token, so that a copy of the table opens nothing (R10). Plain SHA-256: tokens are long and random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
