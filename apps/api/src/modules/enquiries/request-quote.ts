import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { requestQuote as call } from '@rigsouq/contract/enquiries/quotes';
import { type Tx, violates } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { findOffer } from '../catalogue/index.ts';
import { companyNameOf } from './company-name-of.ts';
import { enquiryStepped } from './enquiries.events.ts';
import { addStep } from './quotes.store.ts';

/** Requests a quote from the supplier. A buyer has one open request per machine at a time. */
export async function requestQuote(
  tx: Tx,
  actor: Actor,
  { equipmentId, note }: ParsedOf<typeof call>['body'],
): Promise<string> {
  const offer = (await findOffer(tx, equipmentId)) ?? fail('listing.unknown');
  if (!offer.open) fail('listing.state');
  if (offer.accountId === actor.account.id) fail('deal.own');
  const id = newId();
  await tx
    .insertInto('quotes')
    .values({
      id,
      listing_id: offer.id,
      account_id: actor.account.id,
      created_by: actor.userId,
      supplier_id: offer.accountId,
      note: note ?? null,
    })
    .execute()
    .catch((error: unknown) => {
      if (violates(error, 'quotes_one_open')) fail('quote.open');
      throw error;
    });
  await addStep(tx, {
    subjectId: id,
    act: 'request',
    side: 'buyer',
    userId: actor.userId,
    status: 'Requested',
    facts: { note },
  });
  await recordEvent(tx, enquiryStepped, {
    what: 'quote.requested',
    subjectId: id,
    by: actor.userId,
    tell: [offer.accountId],
    sides: [offer.accountId, actor.account.id],
    words: { company: companyNameOf(actor), title: offer.title },
  });
  return id;
}
