import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { scheduleInspection as call } from '@rigsouq/contract/enquiries/inspections';
import { type Tx, violates } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { findOffer } from '../catalogue/index.ts';
import { companyNameOf } from './company-name-of.ts';
import { enquiryStepped } from './enquiries.events.ts';
import { insertInspection } from './inspections.store.ts';
import { meetingTime } from './meeting-time.ts';
import { addStep } from './quotes.store.ts';

/** Requests an inspection at a time. A buyer has one open inspection per machine at a time. */
export async function scheduleInspection(
  tx: Tx,
  actor: Actor,
  { equipmentId, notes, ...preferred }: ParsedOf<typeof call>['body'],
): Promise<string> {
  const offer = (await findOffer(tx, equipmentId)) ?? fail('listing.unknown');
  if (!offer.open) fail('listing.state');
  if (offer.accountId === actor.account.id) fail('deal.own');
  const { now } = await tx.selectNoFrom((eb) => eb.fn<Date>('now').as('now')).executeTakeFirstOrThrow();
  const meetsAt = meetingTime(now, offer.country, preferred);
  const id = newId();
  await insertInspection(tx, {
    id,
    listing_id: offer.id,
    account_id: actor.account.id,
    created_by: actor.userId,
    supplier_id: offer.accountId,
    meets_at: meetsAt,
    notes: notes ?? null,
  }).catch((error: unknown) => {
    if (violates(error, 'inspections_one_open')) fail('inspection.open');
    throw error;
  });
  await addStep(tx, {
    subjectId: id,
    act: 'request',
    side: 'buyer',
    userId: actor.userId,
    status: 'Requested',
    facts: { note: notes, meeting: meetsAt.toISOString() },
  });
  await recordEvent(tx, enquiryStepped, {
    what: 'inspection.requested',
    subjectId: id,
    by: actor.userId,
    tell: [offer.accountId],
    sides: [offer.accountId, actor.account.id],
    words: { company: companyNameOf(actor), title: offer.title },
  });
  return id;
}
