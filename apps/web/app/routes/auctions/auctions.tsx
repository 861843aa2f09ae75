import { AuctionsScreen } from '../../features/auctions/browse-pages/auctions-screen.tsx';
import { auctionsLoader } from '../../features/auctions/browse-pages/load-auctions.ts';
import type { Route } from './+types/auctions';

export const loader = auctionsLoader.onServer;
export const clientLoader = auctionsLoader.inBrowser;

/** The cache time is short, because prices change and the countdown starts at the time in the page. */
export const headers = () => ({ 'Cache-Control': 'public, s-maxage=2' });

export default function Auctions({ loaderData }: Route.ComponentProps) {
  return <AuctionsScreen {...loaderData} />;
}
