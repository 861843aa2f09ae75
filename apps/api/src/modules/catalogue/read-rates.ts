import type { exchangeRates } from '@rigsouq/contract/catalogue/machine-page';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { Db } from '../../platform/database/db.ts';
import { listRates } from './catalogue.queries.ts';

export async function readRates(db: Db): Promise<AnswerOf<typeof exchangeRates>> {
  const rates = await listRates(db);
  return rates.map(({ currency, usd, since }) => ({ currency, usd: Number(usd), since: since.toISOString() }));
}
