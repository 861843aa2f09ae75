import { useEffect } from 'react';
import { isSignedIn, useSession } from '../lib/api/session.ts';
import { emailLanguage } from '../lib/i18n/email-language.ts';
import { type Language, useLanguage } from '../lib/i18n/language.ts';

/** Keeps the language of emails equal to the language of the page, also after a change following the login. */
export function useEmailLanguage(): void {
  const language = useLanguage();
  const signedIn = isSignedIn(useSession());
  useEffect(() => {
    if (signedIn && emailLanguage.read() !== language) void saveLanguage(language);
  }, [signedIn, language]);
}

async function saveLanguage(language: Language): Promise<void> {
  try {
    const [{ call }, identity] = await Promise.all([
      import('../lib/api/api.ts'),
      import('@rigsouq/contract/identity/calls'),
    ]);
    await call(identity.rememberLanguage, { body: { language } });
    emailLanguage.write(language);
  } catch {
    // The next page tries again.
  }
}
