import { BuyerNetworkScreen } from '../features/networks/buyer-network-screen.tsx';
import { pageLoader } from '../lib/page-loader.ts';
import type { Route } from './+types/buyer-network';

const page = pageLoader(async (ask) => ask((await import('@rigsouq/contract/networks')).buyerNetwork, { query: {} }));
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function BuyerNetwork({ loaderData }: Route.ComponentProps) {
  return <BuyerNetworkScreen {...loaderData} />;
}
