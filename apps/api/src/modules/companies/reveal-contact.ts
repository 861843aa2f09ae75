import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { isCountedReveal } from './contact.policy.ts';
import { findContact } from './find-recipient.ts';

export type Contact = { phone: string | null; contactEmail: string | null };

/** Returns the phone and email of a company of either network and records the reveal (R15). Returns undefined if it is in no network. */
export async function revealContact(tx: Tx, actor: Actor, accountId: string): Promise<Contact | undefined> {
  const found = await findContact(tx, accountId);
  if (!found) return undefined;
  if (isCountedReveal(actor, accountId))
    await tx
      .insertInto('contact_reveals')
      .values({ id: newId(), account_id: accountId, viewer_account_id: actor.account.id, viewer_id: actor.userId })
      .execute();
  return { phone: found.phone || null, contactEmail: found.email };
}
