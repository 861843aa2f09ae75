import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { loadHome } from '../features/landing/load-home.ts';
import { cachedWhenComplete, pageLoader } from '../lib/api/page-loader.ts';
import type { FrameHandle } from '../shell/frame.tsx';
import type { Route } from './+types/landing';

const page = pageLoader(loadHome);
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const handle: FrameHandle = { ownSearch: true };

/** The cache time is short, because the countdowns start at the time in the page. */
export const headers = cachedWhenComplete(10);

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingScreen home={loaderData.answer} />;
}
