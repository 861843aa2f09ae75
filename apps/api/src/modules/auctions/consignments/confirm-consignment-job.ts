import type { Db } from '../../../platform/database/db.ts';
import { handleEmailJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import { confirmConsignment } from '../auctions.jobs.ts';
import { buildConsignmentReceivedEmail } from './consignments.emails.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

/** Sends the email to the member who sent the consignment, because the contact of a lot may be anyone's address. */
export function confirmConsignmentJob({ db, mail, config }: Deps): JobHandler {
  return handleEmailJob(confirmConsignment, async ({ id, language }) => {
    const row = await db
      .selectFrom('consignments as c')
      .innerJoin('auth_users as u', 'u.id', 'c.created_by')
      .select('u.email')
      .where('c.id', '=', id)
      .executeTakeFirst();
    if (row) await mail.send(row.email, buildConsignmentReceivedEmail(id, config.publicUrl), language);
  });
}
