// Who may be at the desk. The server rules on every call; this only saves others the sight of an empty desk.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { text } from '../../lib/i18n.ts';
import { useLocalPath } from '../../lib/language.ts';
import { readSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { dashboardEntry } from '../../shell/session-rules.ts';
import { personQuery } from './operations-queries.ts';

const refusals = {
  'not-logged-in': text('Please log in to continue'),
  'no-user': text('User not authenticated. Please log in again.'),
} as const;

export function useOperatorGate() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [entered, setEntered] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, on arrival
  useEffect(() => {
    const entry = dashboardEntry(readSession());
    if (entry === 'open') {
      setEntered(true);
      return;
    }
    void toast({ message: t(refusals[entry]), tone: 'bad' });
    void navigate(localPath('/login'), { replace: true });
  }, []);
  const person = useQuery({ ...personQuery, enabled: entered });
  return { person, operator: person.data?.user.role.includes('admin') };
}
