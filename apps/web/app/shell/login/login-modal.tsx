import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { barePath } from '../../lib/i18n/language.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { LoginForm } from './login-form.tsx';

type LoginModalProps = {
  opened: boolean;
  /** Whether the user stays on the page after the login. */
  stays: boolean;
  onClose: () => void;
  onLogin: (role: string) => void;
};

/** Start pages. After registration there is no reason to return to them. */
const startPages = ['/', '/vendoronboarding'];

export function LoginModal({ opened, stays, onClose, onLogin }: LoginModalProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const back = stays && !startPages.includes(barePath(pathname)) ? pathname + search : undefined;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Log in to Rigsouq')}>
      <LoginForm onLogin={onLogin} onLeave={onClose} back={back} />
    </Dialog>
  );
}
