import { loadSupplier } from '../../features/companies/networks/load-profiles.ts';
import { SupplierProfileScreen } from '../../features/companies/networks/supplier/supplier-profile-screen.tsx';
import { pageLoader } from '../../lib/api/page-loader.ts';
import type { Route } from './+types/supplier-profile';

const page = pageLoader(loadSupplier);
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export { shouldReloadProfile as shouldRevalidate } from '../../features/companies/networks/load-profiles.ts';
export const headers = () => ({ 'Cache-Control': 'public, s-maxage=60' });

export default function SupplierProfile({ loaderData }: Route.ComponentProps) {
  return <SupplierProfileScreen {...loaderData} />;
}
