import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../lib/language.ts';
import { isSignedIn, readSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';

/** True once a session is known to be stored; sends everybody else to the login. The first render still sees the server's visitor. */
export function useEntry(): boolean {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, on arrival
  useEffect(() => {
    if (isSignedIn(readSession())) {
      setOpen(true);
      return;
    }
    void toast({ message: t('Please log in to send a message.'), tone: 'bad' });
    void navigate(localPath('/login'), { replace: true });
  }, []);
  return open;
}
