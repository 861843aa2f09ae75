// Pages for signed-in people. Asked of local storage itself: the first render in the browser still sees the server's visitor.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { text } from '../lib/i18n.ts';
import { useLocalPath } from '../lib/language.ts';
import { readSession } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { dashboardEntry } from './session-rules.ts';

const refusals = {
  'not-logged-in': text('Please log in to access the dashboard'),
  'no-user': text('User not authenticated. Please log in again.'),
} as const;

/** Says why, and goes to the login; the way back does not lead here again, unless the login is to come back. */
export function useSendToLogin(): (why: string, options?: { back: boolean }) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { pathname, search } = useLocation();
  return (why, { back } = { back: false }) => {
    void toast({ message: t(why), tone: 'bad' });
    void navigate(localPath('/login'), back ? { state: { back: pathname + search } } : { replace: true });
  };
}

/** Where the login leads back to. It travels beside the address, so that no link from elsewhere can name a place. */
export function backOf(state: unknown): string | undefined {
  const { back } = (state ?? {}) as { back?: unknown };
  return typeof back === 'string' ? back : undefined;
}

/** True once a token and a user are known to be stored; sends everybody else to the login. */
export function useEntry(): boolean {
  const sendToLogin = useSendToLogin();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, on arrival
  useEffect(() => {
    const entry = dashboardEntry(readSession());
    if (entry === 'open') setOpen(true);
    else sendToLogin(refusals[entry]);
  }, []);
  return open;
}
