import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../lib/language.ts';
import { toast } from '../lib/toast.ts';

/** For what only signed-in people do: says so and goes to the login. The way back leads to where it was wanted. */
export function useLoginWanted(): (why: string) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (why) => {
    void toast({ message: t(why), tone: 'bad' });
    void navigate(localPath('/login'));
  };
}
