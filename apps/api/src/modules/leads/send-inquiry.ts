// Stores an inquiry to the seller of a machine for the dashboard, sends it by email, notifies the members of the supplier, and starts a
// conversation if the sender is logged in. It does all of this in one transaction.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { sendSaleInquiry } from '@rigsouq/contract/leads/sale-inquiries';
import { lockUntilCommit, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { findOffer } from '../catalogue/index.ts';
import { findRecipient } from '../companies/index.ts';
import { companyNameOf } from '../enquiries/index.ts';
import { sendMessage } from '../messages/index.ts';
import { decideMessage } from './contact-rules.ts';
import { inquirySent } from './leads.events.ts';
import { sendInquiryConfirmation, sendInquiryEmail } from './leads.jobs.ts';
import { requestNewsletter } from './newsletter/subscribe.ts';
import { countPastInquiries, insertInquiry } from './sale-inquiries.store.ts';
import { hashTexts } from './text-hash.ts';

type Given = ParsedOf<typeof sendSaleInquiry>['body'];

export async function sendInquiry(
  tx: Tx,
  sender: Actor | null,
  given: Given,
  addressRange: string | null,
): Promise<void> {
  const { equipmentId, supplierId, message } = given;
  const offer = (await findOffer(tx, equipmentId)) ?? fail('listing.unknown');
  if (offer.accountId !== supplierId) fail('inquiry.supplier');
  if (offer.type !== 'sell') fail('inquiry.not_for_sale');
  if (!offer.open) fail('listing.state');
  if (sender?.account.id === supplierId) fail('deal.own');
  const recipient = (await findRecipient(tx, supplierId, 'supplier')) ?? fail('inquiry.supplier');

  const hash = hashTexts(message);
  // The lock on the text always comes before the lock on the recipient, so that no holder of the second lock waits for the first.
  await lockUntilCommit(tx, `inquiry text ${hash}`);
  await lockUntilCommit(tx, `inquiry recipient ${supplierId}`);
  const verdict = decideMessage(await countPastInquiries(tx, { ...given, hash, sender }), sender !== null);
  if (verdict === 'flood') fail('contact.flood');
  if (verdict === 'taken already') return;

  const id = newId();
  await insertInquiry(tx, { id, hash, sender, given });
  await addJob(tx, sendInquiryEmail, { id });
  await addJob(tx, sendInquiryConfirmation, { id });
  if (given.newsletter) await requestNewsletter(tx, { email: given.email, language: given.language, addressRange });
  // The bell already shows the inquiry, so the conversation starts without a notification.
  if (sender)
    await sendMessage(tx, sender, { equipmentId, recipientId: supplierId, content: message }, { quiet: true });
  await recordEvent(tx, inquirySent, {
    what: 'inquiry.received',
    subjectId: id,
    by: sender?.userId ?? null,
    tell: [supplierId],
    sides: [supplierId],
    words: {
      company: sender ? companyNameOf(sender) : [given.firstName, given.lastName].join(' ').trim(),
      title: offer.title,
    },
    mailedTo: recipient.email,
  });
}
