import { redirect } from 'react-router';
import { languageOf, localPath } from '../../../lib/i18n/language.ts';
import type { Route } from './+types/settings-index';

/** Redirects the short address to the first page. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(localPath(languageOf(new URL(request.url).pathname), '/settings/company'));
}

export default function SettingsIndex() {
  return null;
}
