import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clearSession, forgetDrafts } from '../lib/api/session.ts';
import { useLocalPath } from '../lib/i18n/language.ts';

/** Ends the session on the server if it can be reached, and always in this browser. Then it opens the home page. */
export function useLogout() {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [leaving, setLeaving] = useState(false);

  async function endSession() {
    setLeaving(true);
    try {
      const [{ call }, identity] = await Promise.all([
        import('../lib/api/api.ts'),
        import('@rigsouq/contract/identity/calls'),
      ]);
      await call(identity.logout);
    } catch {
      // A server that does not answer must not prevent the user from logging out.
    }
    clearSession();
    forgetDrafts();
    setLeaving(false);
    await navigate(localPath('/'));
  }

  return { leaving, logout: () => void endSession() };
}
