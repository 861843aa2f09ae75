import { BrowseScreen } from '../features/auctions/browse/browse-screen.tsx';
import { browseLoader } from '../features/auctions/browse/load-browse.ts';
import type { Route } from './+types/browse-live-auctions';

export const loader = browseLoader.onServer;
export const clientLoader = browseLoader.inBrowser;

/** Short: prices move, and the countdown begins at the time that the page tells. */
export const headers = () => ({ 'Cache-Control': 'public, s-maxage=2' });

export default function BrowseLiveAuctions({ loaderData }: Route.ComponentProps) {
  return <BrowseScreen {...loaderData} />;
}
