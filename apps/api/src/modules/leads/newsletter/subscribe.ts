// Subscribes to the newsletter in two steps: the checkbox of a form, then the link of an email, because anyone can enter any address in a form.
import { NEWSLETTER_LINK_DAYS } from '@rigsouq/contract/leads/newsletter';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Language } from '../../../platform/email.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { createSecretLink, hashToken } from '../../identity/index.ts';
import { sendNewsletterConfirmation } from '../leads.jobs.ts';

type Request = { email: string; language: Language; addressRange: string | null };

/** Stores the request and sends the confirmation email, at most one a day to an address. An address that is subscribed gets none. */
export async function requestNewsletter(tx: Tx, { email, language, addressRange }: Request): Promise<void> {
  const requested = { language, state: 'pending', requested_range: addressRange };
  const row = await tx
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email: email.toLowerCase(), ...requested })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...requested, requested_at: sql`now()` })
        .where('newsletter_subscribers.state', '<>', 'subscribed')
        .where(sql<boolean>`newsletter_subscribers.requested_at < now() - interval '1 day'`),
    )
    .returning('id')
    .executeTakeFirst();
  if (row) await addJob(tx, sendNewsletterConfirmation, { id: row.id });
}

/** Returns the link of a confirmation email. A new link replaces the one before. */
export async function addConfirmationLink(tx: Tx, publicUrl: string, id: string, language: Language): Promise<string> {
  const { token, url } = createSecretLink(publicUrl, 'confirm-newsletter', language);
  await tx
    .updateTable('newsletter_subscribers')
    .set({
      token_hash: hashToken(token),
      token_expires_at: sql`now() + ${NEWSLETTER_LINK_DAYS} * interval '1 day'`,
    })
    .where('id', '=', id)
    .execute();
  return url;
}

/** Subscribes by the link, which works once. */
export async function confirmNewsletter(tx: Tx, token: string, addressRange: string | null): Promise<void> {
  const row = await tx
    .updateTable('newsletter_subscribers')
    .set({ state: 'subscribed', confirmed_at: sql`now()`, confirmed_range: addressRange, token_hash: null })
    .where('token_hash', '=', hashToken(token))
    .where('state', '=', 'pending')
    .where('token_expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  if (!row) fail('newsletter.link');
}

/** Deletes addresses that were never confirmed. One that unsubscribed keeps its row, which proves both decisions, and asks again at most daily. */
export async function deleteUnconfirmed(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('newsletter_subscribers')
    .where('state', '=', 'pending')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<', sql<Date>`now() - ${NEWSLETTER_LINK_DAYS} * interval '1 day'`)
    .execute();
}
