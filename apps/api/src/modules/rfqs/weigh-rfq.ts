import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { beginAsBuyer } from './begin-act.ts';
import type { Weights } from './compare-rules.ts';
import { setRfq } from './rfqs.store.ts';

/** May be tried out as long as nothing was chosen. */
export async function weighRfq(tx: Tx, actor: Actor, id: string, { price, lead, score }: Weights): Promise<void> {
  await beginAsBuyer(tx, actor, id, 'weigh');
  await setRfq(tx, id, { weight_price: price, weight_lead: lead, weight_score: score });
}
