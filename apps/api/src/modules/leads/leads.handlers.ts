// Sends the emails of the forms. Each job sends one email, so that a retry cannot send another one twice.

import type { Db } from '../../platform/database/db.ts';
import type { Language } from '../../platform/email.ts';
import type { AccountRole } from '../../platform/http/access.ts';
import { handleEmailJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail.ts';
import { findRecipient } from '../companies/index.ts';
import { listOperatorEmails } from '../identity/index.ts';
import { confirmationEmails, requestConfirmationEmails } from './confirmation.emails.ts';
import { createFollowUrl } from './forwarding/forwards.handlers.ts';
import { buildContactEmail, buildLeadEmail, buildSellEmail, type LeadKind } from './leads.emails.ts';
import { notifyOperators, sendContactMessage, sendLeadConfirmation } from './leads.jobs.ts';
import { findNextStep } from './sell-drafts.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

const nameOf = (row: { first_name: string; last_name: string }) => `${row.first_name} ${row.last_name}`.trim();

export function leadsJobs({ db, mail, config: { publicUrl } }: Deps): JobHandler[] {
  const findLead = (id: string) => db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();

  const pageOf = (path: string) => ({ en: publicUrl + path, ar: `${publicUrl}/ar${path}` });

  return [
    handleEmailJob(sendContactMessage, async ({ messageId }) => {
      const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', messageId).executeTakeFirst();
      if (!row) return;
      const recipient = await findRecipient(db, row.recipient_id, row.recipient_role as AccountRole);
      if (!recipient) return;
      const form = { ...row, name: nameOf(row), equipmentCategory: row.equipment_category };
      const message = buildContactEmail(form, pageOf(`/dashboard?role=${row.recipient_role}&tab=messages`));
      await mail.send(recipient.email, message, recipient.language, { replyTo: row.email });
    }),
    handleEmailJob(notifyOperators, async ({ leadId }, log) => {
      const [lead, operators] = await Promise.all([findLead(leadId), listOperatorEmails(db)]);
      if (!lead) return;
      if (operators.length === 0) return void log.warn({ leadId }, 'lead received but no operator to notify');
      const presented = {
        ...lead,
        name: nameOf(lead),
        kind: lead.kind as LeadKind,
        details: lead.details as Record<string, string>,
      };
      await mail.send(operators.join(', '), buildLeadEmail(presented, `${publicUrl}/admin/leads`), 'en', {
        replyTo: lead.email,
      });
    }),
    handleEmailJob(sendLeadConfirmation, async ({ leadId }) => {
      const lead = await findLead(leadId);
      if (!lead) return;
      const language = lead.language as Language;
      const kind = lead.kind as LeadKind;
      if (kind === 'service-request' || kind === 'expert-contact') {
        const url = await createFollowUrl(db, publicUrl, lead);
        return mail.send(lead.email, requestConfirmationEmails[kind](url), language);
      }
      if (kind !== 'sell') return mail.send(lead.email, confirmationEmails[kind](pageOf), language);
      const { step, page } = (await findNextStep(db, lead.id)) ?? {};
      if (!step) return;
      await mail.send(
        lead.email,
        buildSellEmail(step, `${publicUrl}${language === 'ar' ? '/ar' : ''}${page}`),
        language,
      );
    }),
  ];
}
