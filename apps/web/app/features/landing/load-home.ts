// Loads what the landing page shows of the market. The page is useful without it, so a list that fails is left out.
import type { verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { AskAsVisitor } from '../../lib/api/page-loader.ts';
import type { LiveLot } from '../../shared/auctions/lot-card.tsx';
import { type ChangedNumbers, readChangedNumbers } from '../../shared/directory/marketing-numbers.ts';

const LOTS_SHOWN = 4;
const MACHINES_SHOWN = 4;

/** The lots that end next, and the newest machines for sale of verified suppliers. */
export type HomeMarket = {
  readonly lots: readonly LiveLot[];
  readonly machines: AnswerOf<typeof verifiedProducts>;
};
export type Home = { readonly numbers: ChangedNumbers | null; readonly market: HomeMarket };

export async function loadHome(ask: AskAsVisitor): Promise<Home> {
  const [{ liveAuctions }, { verifiedProducts }] = await Promise.all([
    import('@rigsouq/contract/auctions/calls'),
    import('@rigsouq/contract/catalogue/calls'),
  ]);
  const [numbers, lots, machines] = await Promise.all([
    readChangedNumbers(ask),
    ask(liveAuctions, { query: { sortBy: 'ending-soon', limit: LOTS_SHOWN } }).catch(() => []),
    ask(verifiedProducts, {
      query: { type: 'sell', verified: 'true', sort: 'newest', limit: MACHINES_SHOWN } as never,
    }).catch(() => []),
  ]);
  return { numbers, market: { lots, machines } };
}
