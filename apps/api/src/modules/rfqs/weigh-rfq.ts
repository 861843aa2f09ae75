import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { startBuyerAction } from './begin-act.ts';
import type { Weights } from './compare-rules.ts';
import { setRfq } from './rfqs.store.ts';

/** Saves the weights of the comparison. They may change until the award. */
export async function weighRfq(tx: Tx, actor: Actor, id: string, { price, lead, score }: Weights): Promise<void> {
  await startBuyerAction(tx, actor, id, 'weigh');
  await setRfq(tx, id, { weight_price: price, weight_lead: lead, weight_score: score });
}
