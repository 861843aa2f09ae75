import { NETWORK_PAGE_SIZE } from '@rigsouq/contract/companies/network-lists';
import { ExploreSuppliersScreen } from '../../features/companies/networks/explore/explore-suppliers-screen.tsx';
import { readSearch } from '../../features/companies/networks/explore/network-search.ts';
import { cachedWhenComplete, pageLoader } from '../../lib/api/page-loader.ts';
import { readChangedNumbers } from '../../shared/directory/marketing-numbers.ts';
import type { Route } from './+types/explore-network';

const page = pageLoader(async (ask, { search }) => {
  const { sellerNetwork } = await import('@rigsouq/contract/companies/networks');
  const query = { ...readSearch(search), limit: NETWORK_PAGE_SIZE };
  const [network, changedNumbers] = await Promise.all([ask(sellerNetwork, { query }), readChangedNumbers(ask)]);
  return { ...network, changedNumbers };
});
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = cachedWhenComplete(30);

export default function ExploreNetwork({ loaderData }: Route.ComponentProps) {
  return <ExploreSuppliersScreen {...loaderData} />;
}
