import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { acceptInvitation, readInvitation } from '@rigsouq/contract/identity/members';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { useLanguage, useLocalPath } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { toast } from '../../../lib/toast.ts';
import { LegalLinks } from '../../../shared/legal/legal-links.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './account-card.module.css';
import { AccountCard } from './account-card.tsx';

type Invitation = AnswerOf<typeof readInvitation>;

const isUsedUp = (error: unknown) => error instanceof CallError && error.code === 'invitation.link';

export function AcceptInvitationScreen() {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get('token') ?? '';
  const { invitation, error, read } = useInvitation(token);
  const [usedUp, setUsedUp] = useState(token === '');
  return (
    <>
      <PageHead title={t('Join your colleagues')} indexed={false} />
      {usedUp || isUsedUp(error) ? (
        <UsedUp />
      ) : invitation ? (
        <Join token={token} invitation={invitation} onUsedUp={() => setUsedUp(true)} />
      ) : (
        <AccountCard title={t('Join your colleagues')}>
          {error ? <LoadFailed error={error} onRetry={read} /> : <p role="status">{t('Checking the link...')}</p>}
        </AccountCard>
      )}
    </>
  );
}

function useInvitation(token: string) {
  const [state, setState] = useState<{ invitation?: Invitation; error?: unknown }>({});
  const read = useCallback(async () => {
    if (!token) return;
    setState({});
    try {
      setState({ invitation: await call(readInvitation, { body: { token } }) });
    } catch (error) {
      setState({ error });
    }
  }, [token]);
  useEffect(() => void read(), [read]);
  return { ...state, read };
}

type JoinProps = { token: string; invitation: Invitation; onUsedUp: () => void };

function Join({ token, invitation, onUsedUp }: JoinProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const language = useLanguage();
  const form = useContractForm(acceptInvitation.body.omit({ token: true, language: true, consent: true }), {
    name: '',
    password: '',
  });
  const [failure, setFailure] = useState<string>();

  async function submit(values: typeof form.values) {
    setFailure(undefined);
    try {
      await call(acceptInvitation, { body: { token, ...values, language, consent: consentFor('registration') } });
      await navigate(localPath('/login'));
      await toast({ message: t(acceptInvitation.message), tone: 'good' });
    } catch (error) {
      if (isUsedUp(error)) onUsedUp();
      else if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to accept the invitation')));
    }
  }

  return (
    <AccountCard
      title={t('Join {{company}} on Rigsouq', { company: `\u2068${invitation.companyName}\u2069` })}
      lead={t('You’ll have your own login with {{email}}.', { email: `\u2068${invitation.email}\u2069` })}
    >
      <form method="post" noValidate className={classes.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
        {failure && <FailureNote>{failure}</FailureNote>}
        <input type="hidden" name="email" autoComplete="username" value={invitation.email} />
        <TextInput
          label={t('Your name')}
          name="name"
          autoComplete="name"
          size="md"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <PasswordInput
          label={t('Password')}
          description={t('At least 6 characters')}
          name="password"
          autoComplete="new-password"
          size="md"
          key={form.key('password')}
          visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password'), tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
        <LegalLinks act="registration" lead={t('By accepting you agree to:')} />
        <Button type="submit" color="amber" size="md" fullWidth disabled={form.submitting}>
          {form.submitting ? t('Saving...') : t('Accept invitation')}
        </Button>
      </form>
    </AccountCard>
  );
}

function UsedUp() {
  const { t } = useTranslation();
  return (
    <AccountCard title={t('This link no longer works')}>
      <FailureNote>
        {t('This invitation has expired, was cancelled or was already used. Ask for a new one.')}
      </FailureNote>
      <LocalLink to="/login" className={classes.link}>
        {t('Back to login')}
      </LocalLink>
    </AccountCard>
  );
}

function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <FailureNote>{messageOf(i18n, error, t('Failed to load the invitation'))}</FailureNote>
      <Button color="amber" size="md" fullWidth onClick={onRetry}>
        {t('Try again')}
      </Button>
    </>
  );
}
