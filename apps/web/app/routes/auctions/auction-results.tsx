import { useLoaderData, useParams } from 'react-router';
import { loadResult } from '../../features/auctions/lot/result/load-result.ts';
import { ResultScreen } from '../../features/auctions/lot/result/result-screen.tsx';
import { pageLoader } from '../../lib/api/page-loader.ts';

const page = pageLoader(loadResult);
export const loader = page.onServer;
export const clientLoader = (given: Parameters<typeof page.inBrowser>[0]) => ({ pending: page.inBrowser(given) });

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=5' });

export default function AuctionResults() {
  const { id = '' } = useParams();
  return <ResultScreen key={id} id={id} data={useLoaderData()} />;
}
