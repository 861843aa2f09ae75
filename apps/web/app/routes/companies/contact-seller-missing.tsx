import { redirect } from 'react-router';
import { languageOf, localPath } from '../../lib/i18n/language.ts';

/** Redirects to the marketplace, because without a machine there is nothing to ask about (R4). */
export function loader({ request }: { request: Request }) {
  return redirect(localPath(languageOf(new URL(request.url).pathname), '/marketplace'));
}

export default function ContactSellerMissing() {
  return null;
}
