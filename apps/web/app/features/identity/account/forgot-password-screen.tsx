import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { forgotPassword, RESET_LINK_MINUTES } from '@rigsouq/contract/identity/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './account-card.module.css';
import { AccountCard } from './account-card.tsx';

export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <PageHead
        title={t('Forgot your password?')}
        description={t('Get an email with a link to reset your password.')}
      />
      {sentTo ? <Sent email={sentTo} onRetry={() => setSentTo(undefined)} /> : <Ask onSent={setSentTo} />}
    </>
  );
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const hydrated = useHydrated();
  const form = useContractForm(forgotPassword.body, { email: '' });
  const [failure, setFailure] = useState<string>();

  async function submit({ email }: typeof form.values) {
    setFailure(undefined);
    try {
      await call(forgotPassword, { body: { email, language } });
      onSent(email);
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to send the link')));
    }
  }

  return (
    <AccountCard
      title={t('Forgot your password?')}
      lead={t('Enter your account email. We’ll send you a link to reset your password.')}
    >
      <form method="post" noValidate className={classes.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
        {failure && <FailureNote>{failure}</FailureNote>}
        <TextInput
          label={t('Email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          size="md"
          dir="ltr"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Button type="submit" color="amber" size="md" fullWidth disabled={!hydrated || form.submitting}>
          {form.submitting ? t('Sending...') : t('Send link')}
        </Button>
      </form>
      <LocalLink to="/login" className={classes.link}>
        {t('Back to login')}
      </LocalLink>
    </AccountCard>
  );
}

/** Shows the same text whether or not the email has an account, so that it does not reveal which emails are registered. */
function Sent({ email, onRetry }: { email: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <AccountCard title={t('Check your inbox')}>
      <p role="status">
        {t('If {{email}} has an account, we’ve sent a link. It works once and expires in {{minutes}} minutes.', {
          email: `\u2068${email}\u2069`,
          minutes: RESET_LINK_MINUTES,
        })}
      </p>
      <Button variant="default" size="md" fullWidth onClick={onRetry}>
        {t('Use another email')}
      </Button>
      <LocalLink to="/login" className={classes.link}>
        {t('Back to login')}
      </LocalLink>
    </AccountCard>
  );
}
