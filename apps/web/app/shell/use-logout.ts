import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../lib/language.ts';
import { clearSession, forgetDrafts } from '../lib/session.ts';

/** Ends the session on the server if it can be reached, and always in this browser. Then it opens the home page. */
export function useLogout() {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [leaving, setLeaving] = useState(false);

  async function endSession() {
    setLeaving(true);
    try {
      const [{ call }, identity] = await Promise.all([import('../lib/api.ts'), import('@rigsouq/contract/identity')]);
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
