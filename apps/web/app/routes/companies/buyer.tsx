import { BuyerProfileScreen } from '../../features/companies/networks/buyer/buyer-profile-screen.tsx';
import { loadBuyer } from '../../features/companies/networks/load-profiles.ts';
import { pageLoader } from '../../lib/api/page-loader.ts';
import type { Route } from './+types/buyer';

const page = pageLoader(loadBuyer);
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export { shouldReloadProfile as shouldRevalidate } from '../../features/companies/networks/load-profiles.ts';
export const headers = () => ({ 'Cache-Control': 'public, s-maxage=60' });

export default function Buyer({ loaderData }: Route.ComponentProps) {
  return <BuyerProfileScreen {...loaderData} />;
}
