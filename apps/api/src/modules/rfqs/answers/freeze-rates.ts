import type { Tx } from '../../../platform/database/db.ts';
import { listRates } from '../../catalogue/index.ts';

/** Stores the current US dollar rate of every currency with the request, so that its comparison never changes afterwards. */
export async function freezeRates(tx: Tx, rfqId: string): Promise<void> {
  const rates = await listRates(tx);
  await tx
    .insertInto('rfq_rates')
    .values(rates.map(({ currency, usd }) => ({ rfq_id: rfqId, currency, usd })))
    .onConflict((conflict) => conflict.columns(['rfq_id', 'currency']).doNothing())
    .execute();
}
