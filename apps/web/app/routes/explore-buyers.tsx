import { NETWORK_PAGE_SIZE } from '@rigsouq/contract/network-lists';
import { ExploreBuyersScreen } from '../features/networks/explore-buyers-screen.tsx';
import { readSearch } from '../features/networks/network-search.ts';
import { pageLoader } from '../lib/page-loader.ts';
import type { Route } from './+types/explore-buyers';

const page = pageLoader(async (ask, { search }) =>
  ask((await import('@rigsouq/contract/networks')).buyerNetwork, {
    query: { ...readSearch(search), limit: NETWORK_PAGE_SIZE },
  }),
);
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function ExploreBuyers({ loaderData }: Route.ComponentProps) {
  return <ExploreBuyersScreen {...loaderData} />;
}
