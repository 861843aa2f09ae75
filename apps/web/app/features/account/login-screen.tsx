import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLocalPath } from '../../lib/language.ts';
import { LoginForm } from '../../shell/login/login-form.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { homeOf } from '../../shell/session-rules.ts';
import { backOf } from '../../shell/use-entry.ts';
import { AccountCard } from './account-card.tsx';

export function LoginScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const back = backOf(useLocation().state);
  return (
    <AccountCard title={t('Log in to Rigsouq')}>
      <PageHead
        title={t('Login')}
        description={t('Log in to buy, rent, auction and procure construction equipment in the Gulf.')}
      />
      <LoginForm
        onLogin={(role) => void (back ? navigate(back, { replace: true }) : navigate(localPath(homeOf(role))))}
      />
    </AccountCard>
  );
}
