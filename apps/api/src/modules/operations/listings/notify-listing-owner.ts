import type { Db } from '../../../platform/database/db.ts';
import type { Language } from '../../../platform/email.ts';
import { handleEmailJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import { buildListingDecisionEmail } from '../operations.emails.ts';
import { notifyListingOwner } from '../operations.jobs.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

/** Notifies the owner of the account, at their current address and in their current language. */
export function notifyListingOwnerJob({ db, mail, config: { publicUrl } }: Deps): JobHandler {
  return handleEmailJob(notifyListingOwner, async ({ listingId, act, reason }) => {
    const listing = await db
      .selectFrom('listings as l')
      .innerJoin('members as m', (on) => on.onRef('m.account_id', '=', 'l.account_id').on('m.position', '=', 'owner'))
      .innerJoin('auth_users as u', 'u.id', 'm.user_id')
      .select(['l.title', 'u.email', 'u.language'])
      .where('l.id', '=', listingId)
      .executeTakeFirst();
    if (!listing) return;
    const url = { en: `${publicUrl}/equipment/${listingId}`, ar: `${publicUrl}/ar/equipment/${listingId}` };
    const message = buildListingDecisionEmail(act, { title: listing.title, reason, url });
    await mail.send(listing.email, message, listing.language as Language);
  });
}
