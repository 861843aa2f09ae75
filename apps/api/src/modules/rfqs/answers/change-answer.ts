// Confirms or withdraws a supplier's answer, or declines the request. All of this is possible only before the deadline.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { publishAnswerChange } from '../rfqs.events.ts';
import { listLines, listOffers } from '../rfqs.queries.ts';
import { addRfqSupplier } from '../rfqs.store.ts';
import { startSupplierAction } from '../start-action.ts';
import { canConfirmOffers } from './answer-rules.ts';
import { keepFirstOffers } from './first-offers.ts';
import { checkValidity } from './submit-answer.ts';

/** Confirms the answer for the amended request if its prices still fit. The receipt stays the same. */
export async function confirmVersion(tx: Tx, actor: Actor, rfqId: string, version: number): Promise<void> {
  const rfq = await startSupplierAction(tx, actor, rfqId, 'confirm');
  if (version !== rfq.version) fail('rfq.amended');
  const answer = (await lockAnswer(tx, actor, rfqId)) ?? fail('rfq.no_answer');
  const [before, now, offers] = [
    await listLines(tx, rfqId, Number(answer.version)),
    await listLines(tx, rfqId, version),
    await listOffers(tx, answer.id),
  ];
  if (!canConfirmOffers(before, now, offers)) fail('rfq.line');
  checkValidity(rfq, answer.valid_until);
  await tx.updateTable('rfq_answers').set({ version }).where('id', '=', answer.id).execute();
  await keepFirstOffers(tx, answer.id, rfq);
  await publishAnswerChange(tx, actor, rfq);
}

export async function withdrawAnswer(tx: Tx, actor: Actor, rfqId: string): Promise<void> {
  const rfq = await startSupplierAction(tx, actor, rfqId, 'withdraw');
  const answer = (await lockAnswer(tx, actor, rfqId)) ?? fail('rfq.no_answer');
  await tx.updateTable('rfq_answers').set({ withdrawn: true }).where('id', '=', answer.id).execute();
  await publishAnswerChange(tx, actor, rfq);
}

/** Declines the request. A supplier that has answered must withdraw the answer first. */
export async function declineRfq(tx: Tx, actor: Actor, rfqId: string, reason: string | undefined): Promise<void> {
  const rfq = await startSupplierAction(tx, actor, rfqId, 'decline');
  if (await lockAnswer(tx, actor, rfqId)) fail('rfq.state');
  await addRfqSupplier(tx, rfq, actor.account.id);
  await tx
    .updateTable('rfq_suppliers')
    .set({ declined_at: rfq.now, decline_reason: reason ?? null })
    .where('rfq_id', '=', rfqId)
    .where('supplier_id', '=', actor.account.id)
    .execute();
  await publishAnswerChange(tx, actor, rfq);
}

/** Locks the supplier's own answer, unless it was withdrawn. */
function lockAnswer(tx: Tx, { account }: Actor, rfqId: string) {
  return tx
    .selectFrom('rfq_answers')
    .select(['id', 'version', sql<string>`valid_until::text`.as('valid_until')])
    .where('rfq_id', '=', rfqId)
    .where('supplier_id', '=', account.id)
    .where('withdrawn', '=', false)
    .forUpdate()
    .executeTakeFirst();
}
