import { ServicesScreen } from '../features/directory/services/services-screen.tsx';
import { pageLoader } from '../lib/api/page-loader.ts';
import type { Route } from './+types/services';

const page = pageLoader(async (ask) =>
  ask((await import('@rigsouq/contract/directory/calls')).listProviders, { query: {} }),
);
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServicesScreen {...loaderData} />;
}
