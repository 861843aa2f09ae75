// Creates and resolves the links in emails about a request. They work without a login, so the token is random and only its hash is stored.
import { LEAD_LINK_DAYS } from '@rigsouq/contract/leads/forwards';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Language } from '../../../platform/email.ts';
import { fail } from '../../../platform/http/errors.ts';
import { createSecretLink, hashToken } from '../../identity/index.ts';

/** The side of the request for which a link is: a recipient, or the sender if there is no `forwardId`. */
type Side = { leadId: string; forwardId: string | null };

/** Returns the URL of a new link. Each email gets its own, so a reminder does not invalidate the link of the first email. */
export async function addLeadLink(tx: Tx, publicUrl: string, side: Side, language: Language): Promise<string> {
  const { token, url } = createSecretLink(publicUrl, side.forwardId ? 'answer-request' : 'follow-request', language);
  await tx
    .insertInto('lead_links')
    .values({
      token_hash: hashToken(token),
      lead_id: side.leadId,
      forward_id: side.forwardId,
      expires_at: sql<Date>`now() + ${LEAD_LINK_DAYS} * interval '1 day'`,
    })
    .execute();
  return url;
}

export async function findForwardOfLink(db: Db, token: string): Promise<string> {
  return (await findLink(db, token))?.forward_id ?? fail('forward.link');
}

/** A link of a recipient does not open the page of the sender, because that page shows the answers of others. */
export async function findLeadOfLink(db: Db, token: string): Promise<string> {
  const link = await findLink(db, token);
  return link && link.forward_id === null ? link.lead_id : fail('forward.link');
}

function findLink(db: Db, token: string) {
  return db
    .selectFrom('lead_links')
    .select(['lead_id', 'forward_id'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function deleteOldLinks(tx: Tx): Promise<void> {
  await tx.deleteFrom('lead_links').where('expires_at', '<=', sql<Date>`now()`).execute();
}
