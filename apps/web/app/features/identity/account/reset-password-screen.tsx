import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput } from '@mantine/core';
import { resetPassword } from '@rigsouq/contract/identity/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { clearSession } from '../../../lib/api/session.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useLocalPath } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { toast } from '../../../lib/toast.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './account-card.module.css';
import { AccountCard } from './account-card.tsx';

export function ResetPasswordScreen() {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get('token') ?? '';
  const [expired, setExpired] = useState(false);
  return (
    <>
      <PageHead title={t('Reset your password')} indexed={false} />
      {token && !expired ? <Choose token={token} onExpired={() => setExpired(true)} /> : <Expired />}
    </>
  );
}

function Choose({ token, onExpired }: { token: string; onExpired: () => void }) {
  const { t, i18n } = useTranslation();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const form = useContractForm(resetPassword.body.pick({ password: true }), { password: '' });
  const [failure, setFailure] = useState<string>();

  async function submit({ password }: typeof form.values) {
    setFailure(undefined);
    try {
      await call(resetPassword, { body: { token, password } });
      // A new password ends every session, including the one in this browser.
      clearSession();
      await navigate(localPath('/login'));
      await toast({ message: t(resetPassword.message), tone: 'good' });
    } catch (error) {
      if (error instanceof CallError && error.code === 'auth.reset_link') onExpired();
      else if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to change the password')));
    }
  }

  return (
    <AccountCard title={t('Reset your password')} lead={t('You’ll be logged out on all devices.')}>
      <form method="post" noValidate className={classes.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
        {failure && <FailureNote>{failure}</FailureNote>}
        <PasswordInput
          label={t('New password')}
          description={t('At least 6 characters')}
          name="password"
          autoComplete="new-password"
          size="md"
          key={form.key('password')}
          visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password'), tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
        <Button type="submit" color="amber" size="md" fullWidth disabled={!hydrated || form.submitting}>
          {form.submitting ? t('Saving...') : t('Save password')}
        </Button>
      </form>
    </AccountCard>
  );
}

function Expired() {
  const { t } = useTranslation();
  return (
    <AccountCard title={t('This link no longer works')}>
      <FailureNote>{t('This reset link has expired or was already used. Request a new one.')}</FailureNote>
      <Button component={LocalLink} to="/forgot-password" color="amber" size="md" fullWidth>
        {t('Request a new link')}
      </Button>
      <LocalLink to="/login" className={classes.link}>
        {t('Back to login')}
      </LocalLink>
    </AccountCard>
  );
}
