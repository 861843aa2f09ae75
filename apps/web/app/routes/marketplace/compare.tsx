import { CompareScreen } from '../../features/catalogue/compare/compare-screen.tsx';
import { loadCompared } from '../../features/catalogue/compare/load-compared.ts';
import { pageLoader } from '../../lib/api/page-loader.ts';
import type { Route } from './+types/compare';

const page = pageLoader(loadCompared);
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=60' });

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <CompareScreen {...loaderData} />;
}
