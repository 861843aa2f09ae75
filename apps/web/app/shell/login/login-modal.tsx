import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';
import { LoginForm } from './login-form.tsx';

type LoginModalProps = { opened: boolean; onClose: () => void; onLogin: (role: string) => void };

export function LoginModal({ opened, onClose, onLogin }: LoginModalProps) {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Log in to Rigsouq')}>
      <LoginForm onLogin={onLogin} onLeave={onClose} />
    </Dialog>
  );
}
