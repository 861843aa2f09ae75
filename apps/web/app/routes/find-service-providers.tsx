import { FindProvidersScreen } from '../features/directory/services/find-providers-screen.tsx';
import { pageLoader } from '../lib/api/page-loader.ts';
import { readSearch } from '../shared/directory/directory-search.ts';
import type { Route } from './+types/find-service-providers';

const page = pageLoader(async (ask, { search }) => {
  const { filters, page } = readSearch(['service', 'country', 'equipment'], search);
  const { listProviders } = await import('@rigsouq/contract/directory/calls');
  return ask(listProviders, { query: { ...filters, page } });
});
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function FindServiceProviders({ loaderData }: Route.ComponentProps) {
  return <FindProvidersScreen {...loaderData} />;
}
