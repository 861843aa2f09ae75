import { listExperts } from '@rigsouq/contract/directory';
import { ExpertsNetworkScreen } from '../features/experts/experts-network-screen.tsx';
import { pageLoader } from '../lib/page-loader.ts';
import type { Route } from './+types/experts-network';

const page = pageLoader((ask) => ask(listExperts, { query: {} }));
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function ExpertsNetwork({ loaderData }: Route.ComponentProps) {
  return <ExpertsNetworkScreen {...loaderData} />;
}
