import { createHash } from 'node:crypto';

/** Hashes a token for storage, so that a copy of the table gives no access (R10). Plain SHA-256 is enough: tokens are long and random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
