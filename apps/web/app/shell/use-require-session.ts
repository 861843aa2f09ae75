// Guards the pages for signed-in users. It reads local storage directly, because the first render in the browser is still that of a visitor.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isSignedIn, readSession } from '../lib/api/session.ts';
import { text } from '../lib/i18n/i18n.ts';
import { useLocalPath } from '../lib/i18n/language.ts';
import { toast } from '../lib/toast.ts';
import { dashboardEntry } from './session-rules.ts';

const refusals = {
  'not-logged-in': text('Please log in to access the dashboard'),
  'no-user': text('User not authenticated. Please log in again.'),
} as const;

type LoginOptions = {
  /** Replaces this page in the history, so that the back button does not lead to it again. */
  replace?: boolean;
  /** Whether the login returns to this page. */
  back?: boolean;
};

/** Returns a function that shows a message and opens the login. The login returns to this page unless `back` is false. */
export function useSendToLogin(): (why: string, options?: LoginOptions) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { pathname, search } = useLocation();
  return (why, { replace = false, back = true } = {}) => {
    void toast({ message: t(why), tone: 'bad' });
    void navigate(localPath('/login'), { replace, ...(back && { state: { back: pathname + search } }) });
  };
}

/**
 * Returns the page to return to after the login. It is kept in the navigation state and not in the address, so that an external link
 * cannot set it.
 */
export function returnPathOf(state: unknown): string | undefined {
  const { back } = (state ?? {}) as { back?: unknown };
  return typeof back === 'string' ? back : undefined;
}

/** Returns the email of a user who has just registered, to fill in the login. */
export function prefilledEmailOf(state: unknown): string | undefined {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}

/** Returns true once a token and a user are stored. Other users are sent to the login, which returns to this page. */
export function useRequireSession(): boolean {
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

/** Returns true once the user is signed in. Other users are sent to the login, which returns to this page. */
export function useRequireSignIn(why: string): boolean {
  const sendToLogin = useSendToLogin();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, on arrival
  useEffect(() => {
    if (isSignedIn(readSession())) setOpen(true);
    else sendToLogin(why, { replace: true });
  }, []);
  return open;
}
