import { SupplierNetworkScreen } from '../../features/companies/networks/explore/supplier-network-screen.tsx';
import { pageLoader } from '../../lib/api/page-loader.ts';
import type { Route } from './+types/supplier-network';

const page = pageLoader(async (ask) => ask((await import('@rigsouq/contract/companies/networks')).supplierNetwork, {}));
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function SupplierNetwork({ loaderData }: Route.ComponentProps) {
  return <SupplierNetworkScreen {...loaderData} />;
}
