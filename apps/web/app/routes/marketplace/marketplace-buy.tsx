import { BuyScreen, buyRules } from '../../features/catalogue/marketplace/buy-screen.tsx';
import { marketLoader, shouldReloadMarket } from '../../features/catalogue/marketplace/load-market.ts';
import type { FrameHandle } from '../../shell/frame.tsx';
import type { Route } from './+types/marketplace-buy';

const page = marketLoader(() => buyRules);
export const loader = page.onServer;
export const clientLoader = page.inBrowser;
export const shouldRevalidate = shouldReloadMarket;

export const handle: FrameHandle = { ownSearch: true };

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=30' });

export default function MarketplaceBuy({ loaderData }: Route.ComponentProps) {
  return <BuyScreen {...loaderData} />;
}
