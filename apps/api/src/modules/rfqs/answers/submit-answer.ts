// Submits or replaces a supplier's answer until the deadline. The request is locked FOR SHARE from the check to the commit, so the opening
// finds every accepted answer. An answer after the deadline, by the database's clock, is late.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { minorOf } from '@rigsouq/contract/money';
import type { submitAnswer as call } from '@rigsouq/contract/rfqs/calls';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import type { Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { publishAnswerChange, recordStep } from '../rfqs.events.ts';
import { listLines } from '../rfqs.queries.ts';
import { addRfqSupplier, type LockedRfq } from '../rfqs.store.ts';
import { startSupplierAction } from '../start-action.ts';
import { hasValidOffers } from './answer-rules.ts';
import { keepFirstOffers } from './first-offers.ts';
import { hashAnswer } from './hash-answer.ts';

type Given = ParsedOf<typeof call>['body'];

const VALID_DAYS_MAX = 366;

export async function submitAnswer(tx: Tx, actor: Actor, rfqId: string, given: Given) {
  const rfq = await startSupplierAction(tx, actor, rfqId, 'answer');
  if (given.version !== rfq.version) fail('rfq.amended');
  checkValidity(rfq, given.validUntil);
  if (!hasValidOffers(await listLines(tx, rfqId, rfq.version), given.lines)) fail('rfq.line');
  const offers = given.lines.map(offerOf);

  const receivedAt = rfq.now.toISOString();
  const hash = hashAnswer({ ...given, rfqId, supplierId: actor.account.id, receivedAt });
  await addRfqSupplier(tx, rfq, actor.account.id);
  await tx
    .updateTable('rfq_suppliers')
    .set({ declined_at: null, decline_reason: null })
    .where('rfq_id', '=', rfqId)
    .where('supplier_id', '=', actor.account.id)
    .where('declined_at', 'is not', null)
    .execute();
  const isNew = await writeAnswer(tx, actor, rfq, { ...given, hash }, offers);
  await (isNew ? notifyBuyer : publishAnswerChange)(tx, actor, rfq);
  return { receivedAt, hash };
}

/** Requires offers to be valid at least until the deadline and at most a year longer. An offer expired at the opening is useless. */
export function checkValidity({ deadline, now, country }: LockedRfq, validUntil: string): void {
  const first = dayOf(deadline ?? now, country);
  const last = daysLater(first, VALID_DAYS_MAX);
  if (validUntil < first || validUntil > last) fail('quote.valid_until');
}

function offerOf({ price, leadDays, ...offer }: Given['lines'][number]) {
  const price_minor = minorOf(price, offer.currency) ?? fail('listing.price_digits');
  return { ...offer, note: offer.note ?? null, price_minor, lead_days: leadDays };
}

type Written = Pick<Given, 'technical' | 'validUntil'> & { hash: string };

/** Writes the answer and returns true if there was none before. Concurrent members wait for the row lock, and the later answer wins. */
async function writeAnswer(
  tx: Tx,
  actor: Actor,
  rfq: LockedRfq,
  { technical, validUntil, hash }: Written,
  offers: readonly ReturnType<typeof offerOf>[],
): Promise<boolean> {
  const content = {
    created_by: actor.userId,
    version: rfq.version,
    technical,
    valid_until: validUntil,
    received_at: rfq.now,
    hash,
    withdrawn: false,
  };
  const before = await tx
    .selectFrom('rfq_answers')
    .select(['id', 'withdrawn'])
    .where('rfq_id', '=', rfq.id)
    .where('supplier_id', '=', actor.account.id)
    .forUpdate()
    .executeTakeFirst();
  const { id } = await tx
    .insertInto('rfq_answers')
    .values({ id: newId(), rfq_id: rfq.id, supplier_id: actor.account.id, ...content })
    .onConflict((conflict) => conflict.constraint('rfq_answers_one').doUpdateSet(content))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('rfq_offers').where('answer_id', '=', id).execute();
  await tx
    .insertInto('rfq_offers')
    .values(offers.map((offer) => ({ answer_id: id, ...offer })))
    .execute();
  await keepFirstOffers(tx, id, rfq);
  return !before || before.withdrawn;
}

/** Notifies the buyer that an answer arrived, without its content. */
async function notifyBuyer(tx: Tx, actor: Actor, rfq: LockedRfq): Promise<void> {
  await recordStep(tx, {
    what: 'rfq.answered',
    rfqId: rfq.id,
    by: actor.userId,
    tell: [rfq.account_id],
    showTo: [actor.account.id],
    words: { title: rfq.title },
  });
}
