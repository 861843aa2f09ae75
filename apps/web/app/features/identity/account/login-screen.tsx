import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/i18n/language.ts';
import { LoginForm } from '../../../shell/login/login-form.tsx';
import { canReturnTo, homePath } from '../../../shell/session-rules.ts';
import { prefilledEmailOf, returnPathOf } from '../../../shell/use-require-session.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { AccountCard } from './account-card.tsx';

export function LoginScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { state } = useLocation();
  const back = returnPathOf(state);

  function enter(role: string) {
    if (canReturnTo(role, back)) void navigate(back, { replace: true });
    else void navigate(localPath(homePath(role)));
  }

  return (
    <AccountCard title={t('Log in to Rigsouq')}>
      <PageHead
        title={t('Login')}
        description={t('Log in to buy, rent, auction and procure construction equipment in the Gulf.')}
      />
      <LoginForm onLogin={enter} back={back} email={prefilledEmailOf(state)} />
    </AccountCard>
  );
}
