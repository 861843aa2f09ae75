import { use, useEffect } from 'react';
import { isSignedIn, useSession } from '../lib/api/session.ts';
import { NonceContext } from './nonce.ts';

const mark = "try{localStorage.getItem('token')&&document.documentElement.setAttribute('data-signed-in','')}catch{}";

/** Marks the document as signed in before the first paint, so that the header does not flicker. */
export function SessionMark() {
  const nonce = use(NonceContext);
  const signedIn = isSignedIn(useSession());
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', signedIn);
  }, [signedIn]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by the page's nonce
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: mark }} />
  );
}
