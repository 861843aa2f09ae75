import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { setRfq } from '../rfqs.store.ts';
import { startBuyerAction } from '../start-action.ts';
import type { Weights } from './compare-rules.ts';

/** Saves the weights of the comparison. They may change until the award. */
export async function weighRfq(tx: Tx, actor: Actor, id: string, { price, lead, score }: Weights): Promise<void> {
  await startBuyerAction(tx, actor, id, 'weigh');
  await setRfq(tx, id, { weight_price: price, weight_lead: lead, weight_score: score });
}
