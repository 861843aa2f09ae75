import { Button } from '@mantine/core';
import { verifyEmail } from '@rigsouq/contract/companies/registration';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { AccountCard } from './account-card.tsx';

type State = { at: 'checking' } | { at: 'done' } | { at: 'failed'; error: unknown };

export function VerifyEmailScreen() {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get('token') ?? '';
  const { state, check } = useVerification(token);
  return (
    <>
      <PageHead title={t('Verify your email')} indexed={false} />
      <AccountCard title={t('Verify your email')}>
        {state.at === 'checking' && <p role="status">{t('Checking the link...')}</p>}
        {state.at === 'done' && <Done />}
        {state.at === 'failed' && <Failed error={state.error} onRetry={check} />}
      </AccountCard>
    </>
  );
}

/** Sends the token once, however often the page renders, because the link works only once. */
function useVerification(token: string) {
  const [state, setState] = useState<State>({ at: 'checking' });
  const check = useCallback(async () => {
    setState({ at: 'checking' });
    try {
      if (!token) throw linkExpired;
      await call(verifyEmail, { body: { token } });
      setState({ at: 'done' });
    } catch (error) {
      setState({ at: 'failed', error });
    }
  }, [token]);
  const sentToken = useRef<string>(undefined);
  useEffect(() => {
    if (sentToken.current === token) return;
    sentToken.current = token;
    void check();
  }, [token, check]);
  return { state, check };
}

const linkExpired = new CallError(400, {
  code: 'auth.verify_link',
  message: 'This link has expired or was already used. Request a new one from your dashboard.',
});

function Done() {
  const { t } = useTranslation();
  return (
    <>
      <p role="status">{t(verifyEmail.message)}</p>
      <NextPageButton />
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useTranslation();
  const final = error instanceof CallError && error.code === 'auth.verify_link';
  return (
    <>
      <FailureNote>{messageOf(i18n, error, t('Failed to verify your email'))}</FailureNote>
      {final ? (
        <NextPageButton />
      ) : (
        <Button color="amber" size="md" fullWidth onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
    </>
  );
}

function NextPageButton() {
  const { t } = useTranslation();
  const session = useSession();
  const signedIn = isSignedIn(session);
  return (
    <Button component={LocalLink} to={signedIn ? '/dashboard' : '/login'} color="amber" size="md" fullWidth>
      {signedIn ? t('Dashboard') : t('Login')}
    </Button>
  );
}
