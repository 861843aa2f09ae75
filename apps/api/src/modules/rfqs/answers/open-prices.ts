// Handles requests with two envelopes: the buyer judges the technical envelopes, then opens the prices of all accepted answers together.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { recordStep } from '../rfqs.events.ts';
import { setRfq } from '../rfqs.store.ts';
import { startBuyerAction } from '../start-action.ts';
import { freezeRates } from './freeze-rates.ts';

type Verdict = { answerId: string; accepted: boolean; note?: string | undefined };

/** Saves the verdict on a technical answer. It may change until the prices are opened, because until then no price can influence it. */
export async function judgeTechnical(tx: Tx, actor: Actor, id: string, { answerId, accepted, note }: Verdict) {
  await startBuyerAction(tx, actor, id, 'judge');
  const judged = await tx
    .updateTable('rfq_answers')
    .set({ verdict: accepted ? 'accepted' : 'rejected', verdict_note: note ?? null })
    .where('id', '=', answerId)
    .where('id', 'in', tx.selectFrom('opened_answers').select(sql<string>`id`.as('id')).where('rfq_id', '=', id))
    .returning('id')
    .executeTakeFirst();
  if (!judged) fail('rfq.no_answer');
}

export async function openPrices(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { rfq, state } = await startBuyerAction(tx, actor, id, 'openPrices');
  const unjudged = await tx
    .selectFrom('opened_answers')
    .select('id')
    .where('rfq_id', '=', id)
    .where('verdict', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (unjudged) fail('rfq.unjudged');
  await freezeRates(tx, id);
  await setRfq(tx, id, { state, opened_at: rfq.now });
  await recordStep(tx, {
    what: 'rfq.opened',
    rfqId: id,
    by: actor.userId,
    tell: [actor.account.id],
    words: { title: rfq.title },
  });
}
