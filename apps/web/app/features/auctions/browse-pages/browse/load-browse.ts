import { AUCTIONS_PAGE } from '@rigsouq/contract/auctions/auction-lists';
import { pageLoader } from '../../../../lib/api/page-loader.ts';
import type { LiveLot } from '../../../../shared/auctions/lot-card.tsx';
import { importAuctionContract } from '../load-auctions.ts';
import { readSearch } from './browse-search.ts';

export const browseLoader = pageLoader<readonly LiveLot[]>(async (ask, { search }) => {
  const asked = Object.entries(readSearch(search)).filter(([, value]) => value !== '');
  const { liveAuctions } = await importAuctionContract();
  // The contract parses its input from text, as it stands in an address, so the values are passed unparsed.
  return ask(liveAuctions, { query: { ...Object.fromEntries(asked), limit: AUCTIONS_PAGE } as never });
});
