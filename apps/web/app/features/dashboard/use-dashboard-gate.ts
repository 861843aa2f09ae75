// Who may be here. Asked of local storage itself: the first render in the browser still sees the server's visitor.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { text } from '../../lib/i18n.ts';
import { useLocalPath } from '../../lib/language.ts';
import { forgetRole, readSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { dashboardEntry, mayStay } from '../../shell/session-rules.ts';

const refusals = {
  'not-logged-in': text('Please log in to access the dashboard'),
  'no-user': text('User not authenticated. Please log in again.'),
  'invalid-role': text('Invalid user role. Please log in again.'),
} as const;

type Refusal = keyof typeof refusals;

function useRefuse() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (refusal: Refusal) => {
    void toast({ message: t(refusals[refusal]), tone: 'bad' });
    void navigate(localPath('/login'), { replace: true });
  };
}

/** True once a token and a user are known to be stored; sends everybody else to the login. */
export function useEntry(): boolean {
  const refuse = useRefuse();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, on arrival
  useEffect(() => {
    const entry = dashboardEntry(readSession());
    if (entry === 'open') setOpen(true);
    else refuse(entry);
  }, []);
  return open;
}

/** Sends an account that is neither buyer nor supplier to the login, with the documented grace after a login. */
export function useRoleGate(fetched: readonly string[] | undefined): boolean {
  const refuse = useRefuse();
  const [accepted, setAccepted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once for each answer of the server
  useEffect(() => {
    if (!fetched) return;
    const { role, lastLogin } = readSession();
    if (mayStay({ fetched, stored: role, lastLogin, now: Date.now() })) {
      setAccepted(true);
      return;
    }
    forgetRole();
    refuse('invalid-role');
  }, [fetched]);
  return accepted;
}
