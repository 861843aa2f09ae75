import { JoinProviderScreen } from '../features/directory/services/join-provider-screen.tsx';
import { pageLoader } from '../lib/api/page-loader.ts';
import type { Route } from './+types/join-as-service-provider';

const page = pageLoader(async (ask) => ask((await import('@rigsouq/contract/directory/calls')).listTestimonials, {}));
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function JoinAsServiceProvider({ loaderData }: Route.ComponentProps) {
  return <JoinProviderScreen {...loaderData} />;
}
