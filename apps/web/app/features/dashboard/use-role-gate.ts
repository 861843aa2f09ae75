import { useEffect, useState } from 'react';
import { forgetRole, readSession } from '../../lib/api/session.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { canStay } from '../../shell/session-rules.ts';
import { useSendToLogin } from '../../shell/use-require-session.ts';

/** Redirects an account that is neither buyer nor supplier to the login, except during the documented grace period after a login. */
export function useRoleGate(fetched: readonly string[] | undefined): boolean {
  const sendToLogin = useSendToLogin();
  const [accepted, setAccepted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once for each answer of the server
  useEffect(() => {
    if (!fetched) return;
    const { role, lastLogin } = readSession();
    if (canStay({ fetched, stored: role, lastLogin, now: Date.now() })) {
      setAccepted(true);
      return;
    }
    forgetRole();
    sendToLogin(text('Invalid user role. Please log in again.'), { replace: true, back: false });
  }, [fetched]);
  return accepted;
}
