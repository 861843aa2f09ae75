import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const TICKET_SECONDS = 30;
type Holder = { accountId: string; sessionId: string };
/** `number` is unlike that of any other ticket, so that one is used once. */
type Ticket = Holder & { number: string };

/** Proves for half a minute, and once, who asked for it. It is signed, not stored, so a stream opens without Redis too. */
export function issueTicket(secret: string, { accountId, sessionId }: Holder, now = Date.now()): string {
  const number = randomBytes(12).toString('base64url');
  const claim = [accountId, sessionId, Math.floor(now / 1000) + TICKET_SECONDS, number].join('.');
  return `${claim}.${sign(secret, claim)}`;
}

export function readTicket(secret: string, ticket: string, now = Date.now()): Ticket | null {
  const [accountId = '', sessionId = '', expires = '', number = '', signature = ''] = ticket.split('.');
  const expected = Buffer.from(sign(secret, [accountId, sessionId, expires, number].join('.')));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(expires) * 1000 > now ? { accountId, sessionId, number } : null;
}

/** The purpose stands in the text, so that nothing signed for another one with the same secret is worth anything here. */
function sign(secret: string, claim: string): string {
  return createHmac('sha256', secret).update(`live ticket\n${claim}`).digest('base64url');
}
