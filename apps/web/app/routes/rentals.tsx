import { shouldReloadMarket } from '../features/catalogue/marketplace/load-market.ts';
import { rentalsLoader } from '../features/catalogue/marketplace/load-rentals.ts';
import { RentalsScreen } from '../features/catalogue/marketplace/rentals-screen.tsx';
import type { FrameHandle } from '../shell/frame.tsx';
import type { Route } from './+types/rentals';

export const loader = rentalsLoader.onServer;
export const clientLoader = rentalsLoader.inBrowser;
export const shouldRevalidate = shouldReloadMarket;

export const handle: FrameHandle = { ownSearch: true };

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function RentalsPage({ loaderData }: Route.ComponentProps) {
  return <RentalsScreen {...loaderData} />;
}
