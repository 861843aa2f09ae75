// Sends the emails about forwarded requests. Their links are created here and not where a job is added, so that no job contains a token.
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Language } from '../../../platform/email.ts';
import { handle, handleEmailJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import { deleteLeadLinks, sendForwardAnswer, sendForwardEmail } from '../leads.jobs.ts';
import { buildAnswerEmail, buildForwardEmail } from './forwards.emails.ts';
import { findForward, findLead, type LeadRow } from './forwards.store.ts';
import { addLeadLink, deleteOldLinks } from './lead-links.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

export function forwardsJobs({ db, mail, config: { publicUrl } }: Deps): JobHandler[] {
  return [
    handleEmailJob(sendForwardEmail, async ({ id, reminder }) => {
      const forward = await findForward(db, id);
      if (forward?.state !== 'sent' || !forward.email) return;
      const lead = await findLead(db, forward.lead_id);
      if (!lead) return;
      const language = forward.language as Language;
      const side = { leadId: lead.id, forwardId: id };
      const url = await inTransaction(db, (tx) => addLeadLink(tx, publicUrl, side, language));
      await mail.send(forward.email, buildForwardEmail(lead, { url, reminder }), language);
    }),
    handleEmailJob(sendForwardAnswer, async ({ id }) => {
      const forward = await findForward(db, id);
      const lead = forward && (await findLead(db, forward.lead_id));
      if (forward?.state !== 'accepted' || !lead) return;
      const language = lead.language as Language;
      const url = await createFollowUrl(db, publicUrl, lead);
      await mail.send(lead.email, buildAnswerEmail(forward, { en: url, ar: url }), language);
    }),
    handle(deleteLeadLinks, () => inTransaction(db, deleteOldLinks), { every: '40 3 * * *' }),
  ];
}

/** Returns the page on which the sender follows the request: a list of the dashboard, or for visitors a page that needs no login. */
export async function createFollowUrl(db: Db, publicUrl: string, lead: LeadRow): Promise<string> {
  const language = lead.language as Language;
  if (lead.account_id) return `${publicUrl}${language === 'ar' ? '/ar' : ''}/dashboard?tab=inquiries&list=services`;
  return inTransaction(db, (tx) => addLeadLink(tx, publicUrl, { leadId: lead.id, forwardId: null }, language));
}
