import { redirect } from 'react-router';
import { languageOf, localPath } from '../../lib/i18n/language.ts';

/** Redirects to the list of buyers, because without an id there is no buyer to contact (R4). */
export function loader({ request }: { request: Request }) {
  return redirect(localPath(languageOf(new URL(request.url).pathname), '/explore-buyers'));
}

export default function BuyerContact() {
  return null;
}
