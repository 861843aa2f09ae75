import { useLoaderData, useParams } from 'react-router';
import { BidScreen } from '../../features/auctions/lot/bid/bid-screen.tsx';
import { loadLot } from '../../features/auctions/lot/load-lot.ts';
import { pageLoader } from '../../lib/api/page-loader.ts';

const page = pageLoader(loadLot);
export const loader = page.onServer;
export const clientLoader = (given: Parameters<typeof page.inBrowser>[0]) => ({ pending: page.inBrowser(given) });

/** Prices are outdated after one second. */
export const headers = () => ({ 'Cache-Control': 'public, s-maxage=1' });

export default function AuctionBid() {
  const { id = '' } = useParams();
  return <BidScreen key={id} id={id} data={useLoaderData()} />;
}
