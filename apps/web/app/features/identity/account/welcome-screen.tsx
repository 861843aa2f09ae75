import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoginModal } from '../../../shell/login/login-modal-provider.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { AccountCard } from './account-card.tsx';

/** Opens the login from both buttons, as documented. The login offers a link to a new account (R63). */
export function WelcomeScreen() {
  const { t } = useTranslation();
  const { openLoginToDashboard } = useLoginModal();
  return (
    <AccountCard
      title={t('Welcome to Rigsouq')}
      lead={t('Buy, rent, auction and procure construction equipment across the Gulf with one account.')}
    >
      <PageHead
        title={t('Welcome')}
        description={t('Buy, rent, auction and procure construction equipment across the Gulf with one account.')}
      />
      <Button color="amber" size="md" fullWidth onClick={openLoginToDashboard}>
        {t('Sign In')}
      </Button>
      <Button variant="default" size="md" fullWidth onClick={openLoginToDashboard}>
        {t('Create New Account')}
      </Button>
    </AccountCard>
  );
}
