import { BrowseScreen } from '../../features/auctions/browse-pages/browse/browse-screen.tsx';
import { browseLoader } from '../../features/auctions/browse-pages/browse/load-browse.ts';
import type { Route } from './+types/browse-live-auctions';

export const loader = browseLoader.onServer;
export const clientLoader = browseLoader.inBrowser;

/** The cache time is short, because prices change and the countdown starts at the time in the page. */
export const headers = () => ({ 'Cache-Control': 'public, s-maxage=2' });

export default function BrowseLiveAuctions({ loaderData }: Route.ComponentProps) {
  return <BrowseScreen {...loaderData} />;
}
