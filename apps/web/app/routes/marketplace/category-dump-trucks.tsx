import { redirect } from 'react-router';
import { languageOf, localPath } from '../../lib/i18n/language.ts';
import type { Route } from './+types/category-dump-trucks';

/** Redirects to the shorter address of the dump truck page (R4). */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(localPath(languageOf(new URL(request.url).pathname), '/categories/trucks'));
}

export default function CategoryDumpTrucks() {
  return null;
}
