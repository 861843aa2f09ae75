// Pages for signed-in people. Asked of local storage itself: the first render in the browser still sees the server's visitor.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { text } from '../lib/i18n.ts';
import { useLocalPath } from '../lib/language.ts';
import { isSignedIn, readSession } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { dashboardEntry } from './session-rules.ts';

const refusals = {
  'not-logged-in': text('Please log in to access the dashboard'),
  'no-user': text('User not authenticated. Please log in again.'),
} as const;

type Way = {
  /** Instead of this page, where it was opened in vain: the browser's way back does not lead to it again. */
  replace?: boolean;
  /** The login leads back here. */
  back?: boolean;
};

/** Says why, and goes to the login, which leads back here unless it must not. */
export function useSendToLogin(): (why: string, way?: Way) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { pathname, search } = useLocation();
  return (why, { replace = false, back = true } = {}) => {
    void toast({ message: t(why), tone: 'bad' });
    void navigate(localPath('/login'), { replace, ...(back && { state: { back: pathname + search } }) });
  };
}

/** Where the login leads back to. It travels beside the address, so that no link from elsewhere can name a place. */
export function backOf(state: unknown): string | undefined {
  const { back } = (state ?? {}) as { back?: unknown };
  return typeof back === 'string' ? back : undefined;
}

/** Who has just opened an account does not type the e-mail again. */
export function emailOf(state: unknown): string | undefined {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}

/** True once a token and a user are known to be stored; sends everybody else to the login, which leads back here. */
export function useEntry(): boolean {
  const sendToLogin = useSendToLogin();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, on arrival
  useEffect(() => {
    const entry = dashboardEntry(readSession());
    if (entry === 'open') setOpen(true);
    else sendToLogin(refusals[entry], { replace: true });
  }, []);
  return open;
}

/** True once somebody is known to be signed in; sends everybody else to the login, which leads back here. */
export function useSignedInOnly(why: string): boolean {
  const sendToLogin = useSendToLogin();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, on arrival
  useEffect(() => {
    if (isSignedIn(readSession())) setOpen(true);
    else sendToLogin(why, { replace: true });
  }, []);
  return open;
}
