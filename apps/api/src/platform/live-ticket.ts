import { createHmac, timingSafeEqual } from 'node:crypto';

const SECONDS = 30;
type Holder = { accountId: string; sessionId: string };

/** Proves for half a minute who asked for it. It is signed, not stored, so a stream opens without Redis too. */
export function issueTicket(secret: string, { accountId, sessionId }: Holder, now = Date.now()): string {
  const claim = [accountId, sessionId, Math.floor(now / 1000) + SECONDS].join('.');
  return `${claim}.${sign(secret, claim)}`;
}

export function readTicket(secret: string, ticket: string, now = Date.now()): Holder | null {
  const [accountId = '', sessionId = '', expires = '', signature = ''] = ticket.split('.');
  const expected = Buffer.from(sign(secret, [accountId, sessionId, expires].join('.')));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(expires) * 1000 > now ? { accountId, sessionId } : null;
}

/** The purpose stands in the text, so that nothing signed for another one with the same secret is worth anything here. */
function sign(secret: string, claim: string): string {
  return createHmac('sha256', secret).update(`live ticket\n${claim}`).digest('base64url');
}
