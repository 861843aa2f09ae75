import type { Db } from '../../../platform/database/db.ts';
import type { Language } from '../../../platform/email.ts';
import { handleEmailJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import { answerBidder } from '../auctions.jobs.ts';
import {
  buildRegistrationApprovedEmail,
  buildRegistrationReceivedEmail,
  buildRegistrationRejectedEmail,
} from './bidders.emails.ts';
import { findRegistration } from './registrations.queries.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

const emails = {
  received: buildRegistrationReceivedEmail,
  approved: buildRegistrationApprovedEmail,
  rejected: buildRegistrationRejectedEmail,
} as const;

/** Sends the email to the address of the registration, in the language of the page that sent it. */
export function answerBidderJob({ db, mail, config }: Deps): JobHandler {
  return handleEmailJob(answerBidder, async ({ id, answer }) => {
    const row = await findRegistration(db, id);
    if (!row) return;
    const limit = row.bid_limit === null ? null : Number(row.bid_limit);
    const email = emails[answer]({ limit, reason: row.reason, site: config.publicUrl });
    await mail.send(row.email, email, row.language as Language);
  });
}
