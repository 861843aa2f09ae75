// Stores a message for the dashboard of a company and sends it by email, once.

import { lockUntilCommit, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { AccountRole, Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { findRecipient } from '../companies/index.ts';
import { decideMessage } from './contact-rules.ts';
import { sendContactMessage } from './leads.jobs.ts';
import { countPastMessages } from './leads.store.ts';
import { hashTexts } from './text-hash.ts';

export type ContactMessage = {
  recipientId: string;
  recipientRole: AccountRole;
  firstName: string;
  lastName: string;
  email: string;
  company?: string | undefined;
  phone?: string | undefined;
  reason: string;
  equipmentCategory?: string | undefined;
  subject: string;
  message: string;
};

export async function sendContact(tx: Tx, sender: Actor | null, sent: ContactMessage): Promise<void> {
  const { recipientId, recipientRole } = sent;
  if (!(await findRecipient(tx, recipientId, recipientRole))) fail(`${recipientRole}.unknown`);
  const hash = hashTexts(sent.subject, sent.message);
  // The lock on the text always comes before the lock on the recipient, so that no holder of the second lock waits for the first.
  await lockUntilCommit(tx, `contact text ${hash}`);
  await lockUntilCommit(tx, `contact recipient ${recipientId}`);
  const senderAccountId = sender?.account.id ?? null;
  const past = await countPastMessages(tx, { recipientId, email: sent.email, hash, senderAccountId });
  const verdict = decideMessage(past, sender !== null);
  if (verdict === 'flood') fail('contact.flood');
  if (verdict === 'taken already') return;

  const id = newId();
  await tx
    .insertInto('contact_messages')
    .values({
      id,
      recipient_id: recipientId,
      recipient_role: recipientRole,
      sender_account_id: senderAccountId,
      sender_id: sender?.userId ?? null,
      first_name: sent.firstName,
      last_name: sent.lastName,
      email: sent.email,
      company: sent.company ?? null,
      phone: sent.phone ?? null,
      reason: sent.reason,
      equipment_category: sent.equipmentCategory ?? null,
      subject: sent.subject,
      message: sent.message,
      text_hash: hash,
    })
    .execute();
  await addJob(tx, sendContactMessage, { messageId: id });
}
