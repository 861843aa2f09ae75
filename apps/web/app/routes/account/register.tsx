import { redirect } from 'react-router';
import { languageOf, localPath } from '../../lib/i18n/language.ts';
import type { Route } from './+types/register';

export function loader({ request }: Route.LoaderArgs) {
  return redirect(localPath(languageOf(new URL(request.url).pathname), '/vendoronboarding'));
}

export default function Register() {
  return null;
}
