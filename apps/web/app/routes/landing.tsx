import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { pageLoader } from '../lib/api/page-loader.ts';
import { readChangedNumbers } from '../shared/directory/marketing-numbers.ts';
import type { Route } from './+types/landing';

const page = pageLoader(readChangedNumbers);
export const loader = page.onServer;
export const clientLoader = page.inBrowser;

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingScreen changedNumbers={loaderData.answer} />;
}
