import { ExpertsNetworkScreen } from '../features/directory/experts/experts-network-screen.tsx';
import { pageLoader } from '../lib/api/page-loader.ts';
import type { Route } from './+types/experts-network';

const page = pageLoader(async (ask) =>
  ask((await import('@rigsouq/contract/directory/calls')).listExperts, { query: {} }),
);
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function ExpertsNetwork({ loaderData }: Route.ComponentProps) {
  return <ExpertsNetworkScreen {...loaderData} />;
}
