// Stores a lead for the operators of the market, notifies them, and sends a confirmation to the sender (R35, R61).

import { lockUntilCommit, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Language } from '../../platform/email.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { decideMessage } from './contact-rules.ts';
import type { LeadKind } from './leads.emails.ts';
import { notifyOperators, sendLeadConfirmation } from './leads.jobs.ts';
import { countPastLeads } from './leads.store.ts';
import { hashTexts } from './text-hash.ts';

export type NewLead = {
  kind: LeadKind;
  firstName: string;
  lastName: string;
  email: string;
  company?: string | undefined;
  phone?: string | undefined;
  subject?: string | undefined;
  message?: string | undefined;
  details: Record<string, string>;
  language: Language;
};

/** Returns false if the same sender has just sent the same lead: then nothing is done. */
export async function sendLead(tx: Tx, sender: Actor | null, lead: NewLead, id = newId()): Promise<boolean> {
  const { kind, email, company, subject, message } = lead;
  // Applicants without a message must not count as one text from many senders.
  const hash = hashTexts(subject ?? '', message ?? email);
  await lockUntilCommit(tx, `lead text ${hash}`);
  const verdict = decideMessage(await countPastLeads(tx, { kind, email, hash }), sender !== null);
  if (verdict === 'flood') fail('contact.flood');
  if (verdict === 'taken already') return false;

  await tx
    .insertInto('leads')
    .values({
      id,
      kind,
      account_id: sender?.account.id ?? null,
      first_name: lead.firstName,
      last_name: lead.lastName,
      email,
      company: company ?? null,
      phone: lead.phone ?? null,
      subject: subject ?? null,
      message: message ?? null,
      details: JSON.stringify(lead.details),
      language: lead.language,
      text_hash: hash,
    })
    .execute();
  await addJob(tx, notifyOperators, { leadId: id });
  await addJob(tx, sendLeadConfirmation, { leadId: id });
  return true;
}
