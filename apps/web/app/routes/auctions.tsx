import { AuctionsScreen } from '../features/auctions/auctions-screen.tsx';
import { auctionsLoader } from '../features/auctions/load-auctions.ts';
import type { Route } from './+types/auctions';

export const loader = auctionsLoader.onServer;
export const clientLoader = auctionsLoader.inBrowser;

/** Short: prices move, and the countdown begins at the time that the page tells. */
export const headers = () => ({ 'Cache-Control': 'public, s-maxage=2' });

export default function Auctions({ loaderData }: Route.ComponentProps) {
  return <AuctionsScreen {...loaderData} />;
}
