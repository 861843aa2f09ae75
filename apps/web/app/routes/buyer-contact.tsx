import { redirect } from 'react-router';
import { languageOf, localPath } from '../lib/language.ts';

/** Without an id there is nobody to write to yet (R4). */
export function loader({ request }: { request: Request }) {
  return redirect(localPath(languageOf(new URL(request.url).pathname), '/explore-buyers'));
}

export default function BuyerContact() {
  return null;
}
