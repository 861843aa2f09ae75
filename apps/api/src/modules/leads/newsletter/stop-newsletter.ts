// Ends a subscription by the link in every issue. The link contains the subscriber and a signature, so it works without a login and never expires.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import { type AuthSecret, isSigned, sign } from '../../../platform/signature.ts';

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;
const signedText = (subscriberId: string) => `stop newsletter\n${subscriberId}`;

export function createStopToken(secret: AuthSecret, subscriberId: string): string {
  return `${subscriberId}.${sign(secret, signedText(subscriberId))}`;
}

/** Ends the subscription. A second call succeeds and changes nothing. */
export async function stopNewsletter(tx: Tx, secret: AuthSecret, token: string): Promise<void> {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!isSigned(secret, signedText(id), signature)) fail('newsletter.link');
  await tx
    .updateTable('newsletter_subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'subscribed')
    .execute();
}
