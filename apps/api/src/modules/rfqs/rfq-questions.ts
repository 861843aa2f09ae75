// Handles questions and answers while a request is open. The asker is never shown. Every supplier sees a question once it is answered.
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { companyNameOf } from '../enquiries/index.ts';
import { recordStep } from './rfqs.events.ts';
import { addRfqSupplier, listSupplierIds } from './rfqs.store.ts';
import { startBuyerAction, startSupplierAction } from './start-action.ts';

/** Maximum number of questions of one supplier in one request. */
const QUESTIONS_MAX = 20;

export async function askQuestion(tx: Tx, actor: Actor, rfqId: string, question: string): Promise<void> {
  const rfq = await startSupplierAction(tx, actor, rfqId, 'ask');
  await addRfqSupplier(tx, rfq, actor.account.id);
  // The row lock makes concurrent members of one supplier wait, so that together they stay within the limit.
  await tx
    .selectFrom('rfq_suppliers')
    .select('supplier_id')
    .where('rfq_id', '=', rfqId)
    .where('supplier_id', '=', actor.account.id)
    .forUpdate()
    .execute();
  const { asked } = await tx
    .selectFrom('rfq_questions')
    .select(sql<number>`count(*)::int`.as('asked'))
    .where('rfq_id', '=', rfqId)
    .where('supplier_id', '=', actor.account.id)
    .executeTakeFirstOrThrow();
  if (asked >= QUESTIONS_MAX) fail('rfq.too_many_questions');
  await tx
    .insertInto('rfq_questions')
    .values({
      id: newId(),
      rfq_id: rfqId,
      supplier_id: actor.account.id,
      asked_by: actor.userId,
      question,
    })
    .execute();
  await recordStep(tx, {
    what: 'rfq.question_asked',
    rfqId,
    by: actor.userId,
    tell: [rfq.account_id],
    showTo: [actor.account.id],
    words: { title: rfq.title },
  });
}

/** Answers a question. A second answer replaces the first for all suppliers. */
export async function answerQuestion(
  tx: Tx,
  actor: Actor,
  { id: rfqId, questionId }: { id: string; questionId: string },
  answer: string,
): Promise<void> {
  const { rfq } = await startBuyerAction(tx, actor, rfqId, 'reply');
  const answered = await tx
    .updateTable('rfq_questions')
    .set({ answer, answered_by: actor.userId, answered_at: sql`now()` })
    .where('id', '=', questionId)
    .where('rfq_id', '=', rfqId)
    .executeTakeFirst();
  if (answered.numUpdatedRows === 0n) fail('rfq.question');
  await recordStep(tx, {
    what: 'rfq.question_answered',
    rfqId,
    by: actor.userId,
    tell: await listSupplierIds(tx, rfqId),
    showTo: [actor.account.id],
    words: { company: companyNameOf(actor), title: rfq.title },
  });
}
