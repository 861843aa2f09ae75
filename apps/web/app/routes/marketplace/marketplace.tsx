import { marketLoader, shouldReloadMarket } from '../../features/catalogue/marketplace/load-market.ts';
import { MarketplaceScreen, marketplaceRules } from '../../features/catalogue/marketplace/marketplace-screen.tsx';
import type { FrameHandle } from '../../shell/frame.tsx';
import type { Route } from './+types/marketplace';

const page = marketLoader(() => marketplaceRules);
export const loader = page.onServer;
export const clientLoader = page.inBrowser;
export const shouldRevalidate = shouldReloadMarket;

export const handle: FrameHandle = { ownSearch: true };

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function Marketplace({ loaderData }: Route.ComponentProps) {
  return <MarketplaceScreen {...loaderData} />;
}
