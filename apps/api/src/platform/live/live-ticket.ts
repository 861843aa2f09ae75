import { randomBytes } from 'node:crypto';
import { type AuthSecret, isSigned, sign } from '../signature.ts';

export const TICKET_SECONDS = 30;
type Holder = { accountId: string; sessionId: string };
/** `number` is unique to the ticket, so that each ticket is used once. */
type Ticket = Holder & { number: string };

/** Issues a ticket that identifies the session for 30 seconds and is valid once. It is signed, not stored, so a stream opens without Redis too. */
export function issueTicket(secret: AuthSecret, { accountId, sessionId }: Holder, now = Date.now()): string {
  const number = randomBytes(12).toString('base64url');
  const claim = [accountId, sessionId, Math.floor(now / 1000) + TICKET_SECONDS, number].join('.');
  return `${claim}.${sign(secret, signedText(claim))}`;
}

export function readTicket(secret: AuthSecret, ticket: string, now = Date.now()): Ticket | null {
  const [accountId = '', sessionId = '', expires = '', number = '', signature = ''] = ticket.split('.');
  const claim = [accountId, sessionId, expires, number].join('.');
  if (!isSigned(secret, signedText(claim), signature)) return null;
  return Number(expires) * 1000 > now ? { accountId, sessionId, number } : null;
}

const signedText = (claim: string) => `live ticket\n${claim}`;
