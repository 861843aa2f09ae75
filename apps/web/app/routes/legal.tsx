import { LegalScreen } from '../features/legal/legal-screen.tsx';
import { readLegalPage } from '../features/legal/legal-texts.server.ts';
import type { Route } from './+types/legal';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

/**
 * The texts come as data and only from the server, so that no script contains them. `url` is the address of the page, also when the browser
 * asks for the data alone.
 */
export function loader({ url }: Route.LoaderArgs) {
  return readLegalPage(url.pathname);
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalScreen {...loaderData} />;
}
