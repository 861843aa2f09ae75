import { FindExpertsScreen } from '../features/directory/experts/find-experts-screen.tsx';
import { pageLoader } from '../lib/api/page-loader.ts';
import { readSearch } from '../shared/directory/directory-search.ts';
import type { Route } from './+types/find-experts';

const page = pageLoader(async (ask, { search }) => {
  const { filters, page } = readSearch(['specialization', 'country', 'availability'], search);
  const { listExperts } = await import('@rigsouq/contract/directory/calls');
  return ask(listExperts, { query: { ...filters, page } });
});
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function FindExperts({ loaderData }: Route.ComponentProps) {
  return <FindExpertsScreen {...loaderData} />;
}
