// Signs what we hand out and later get back: addresses of files, tickets, links in emails. Each signed text starts with its purpose, so that no
// signature for another purpose with the same secret is valid.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The current secret signs and encrypts; the previous one only reads what was made with it. */
export type AuthSecret = { readonly current: string; readonly before?: string | undefined };

export function sign({ current }: AuthSecret, text: string): string {
  return signWith(current, text);
}

export function isSigned({ current, before }: AuthSecret, text: string, signature: string): boolean {
  return (
    isEqual(signWith(current, text), signature) || (before !== undefined && isEqual(signWith(before, text), signature))
  );
}

function signWith(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function isEqual(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
