import { redirect } from 'react-router';
import { languageOf, localPath } from '../../lib/i18n/language.ts';
import type { Route } from './+types/supplier';

/** Redirects the short address to the profile (R4). */
export function loader({ request, params }: Route.LoaderArgs) {
  return redirect(localPath(languageOf(new URL(request.url).pathname), `/supplier-profile/${params.id}`));
}

export default function Supplier() {
  return null;
}
