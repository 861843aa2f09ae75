import { data } from 'react-router';
import { HelpAreaScreen } from '../features/help/help-area-screen.tsx';
import { findHelpArea } from '../lib/help-content.ts';
import type { Route } from './+types/help-area';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

function check(slug: string | undefined): null {
  if (!findHelpArea(slug)) throw data(null, 404);
  return null;
}

export function loader({ params }: Route.LoaderArgs) {
  return check(params.area);
}

/** Checks the area in the browser, which knows all areas. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return check(params.area);
}

export default function HelpArea({ params }: Route.ComponentProps) {
  const area = findHelpArea(params.area);
  return area && <HelpAreaScreen area={area} />;
}
