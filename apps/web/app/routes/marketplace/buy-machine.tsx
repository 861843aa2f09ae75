import { redirect } from 'react-router';
import { languageOf, localPath } from '../../lib/i18n/language.ts';
import type { Route } from './+types/buy-machine';

/** Redirects the short address to the page of the machine (R4). */
export function loader({ request, params }: Route.LoaderArgs) {
  return redirect(localPath(languageOf(new URL(request.url).pathname), `/equipment/${params.id}`));
}

export default function BuyMachine() {
  return null;
}
