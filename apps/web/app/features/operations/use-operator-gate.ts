// Checks who may open the desk. The server checks every call; this only spares other users an empty desk.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '../../lib/api/call-error.ts';
import { readSession } from '../../lib/api/session.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { rightsQuery } from '../../shared/operations/rights-query.ts';
import { dashboardEntry } from '../../shell/session-rules.ts';
import { useSendToLogin } from '../../shell/use-require-session.ts';
import { personQuery } from './operations-queries.ts';

const refusals = {
  'not-logged-in': text('Please log in to continue'),
  'no-user': text('User not authenticated. Please log in again.'),
} as const;

export function useOperatorGate() {
  const sendToLogin = useSendToLogin();
  const [entered, setEntered] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, on arrival
  useEffect(() => {
    const entry = dashboardEntry(readSession());
    if (entry === 'open') {
      setEntered(true);
      return;
    }
    sendToLogin(refusals[entry], { replace: true });
  }, []);
  const person = useQuery({ ...personQuery, enabled: entered });
  const operator = person.data?.user.role.includes('admin');
  const rights = useQuery({ ...rightsQuery, enabled: operator === true });
  const unsecured = rights.error instanceof CallError && rights.error.code === 'operator.no_factor';
  const refusal = operator === false ? 'no operator' : unsecured ? 'no factor' : undefined;
  return { person, rights, refusal } as const;
}
