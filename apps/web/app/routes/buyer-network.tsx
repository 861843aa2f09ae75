import { buyerNetwork } from '@rigsouq/contract/networks';
import { BuyerNetworkScreen } from '../features/networks/buyer-network-screen.tsx';
import { pageLoader } from '../lib/page-loader.ts';
import type { Route } from './+types/buyer-network';

const page = pageLoader((ask) => ask(buyerNetwork, { query: {} }));
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function BuyerNetwork({ loaderData }: Route.ComponentProps) {
  return <BuyerNetworkScreen {...loaderData} />;
}
