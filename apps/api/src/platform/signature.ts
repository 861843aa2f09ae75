// Signs what is handed out and later comes back: addresses of files, tickets, links in letters. Each text begins with its purpose, so that
// nothing signed for another one with the same secret is worth anything.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The one that signs and seals, and the one before it, which only reads what was made with it. */
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
