// Sends the emails of a sale inquiry. Each job sends one email, so that a retry cannot send another one twice.
import type { Db } from '../../platform/database/db.ts';
import { handleEmailJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail.ts';
import { findRecipient } from '../companies/index.ts';
import { buildInquiryConfirmationEmail, buildInquiryEmail } from './inquiry.emails.ts';
import { sendInquiryConfirmation, sendInquiryEmail } from './leads.jobs.ts';
import { findInquiry } from './sale-inquiries.store.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

export function inquiryJobs({ db, mail, config: { publicUrl } }: Deps): JobHandler[] {
  return [
    handleEmailJob(sendInquiryEmail, async ({ id }) => {
      const row = await findInquiry(db, id);
      const recipient = row && (await findRecipient(db, row.supplier_id, 'supplier'));
      if (!recipient) return;
      const name = `${row.first_name} ${row.last_name}`.trim();
      const message = buildInquiryEmail({ ...row, name, inquiryType: row.inquiry_type }, publicUrl);
      await mail.send(recipient.email, message, recipient.language, { replyTo: row.email });
    }),
    handleEmailJob(sendInquiryConfirmation, async ({ id }) => {
      const row = await findInquiry(db, id);
      if (row) await mail.send(row.email, buildInquiryConfirmationEmail(row.listing_id, publicUrl), row.language);
    }),
  ];
}
