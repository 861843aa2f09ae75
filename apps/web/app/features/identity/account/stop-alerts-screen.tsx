import { Button } from '@mantine/core';
import { stopAlerts } from '@rigsouq/contract/alerts/saved-searches';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { AccountCard } from './account-card.tsx';

type State = { at: 'asking' } | { at: 'stopping' } | { at: 'done' } | { at: 'failed'; error: unknown };

/** Stops the emails with one press, without a login. Opening the page alone does not stop them, because mail scanners follow every link. */
export function StopAlertsScreen() {
  const { t, i18n } = useTranslation();
  const token = useSearchParams()[0].get('token') ?? '';
  const hydrated = useHydrated();
  const [state, setState] = useState<State>({ at: 'asking' });

  async function stop() {
    setState({ at: 'stopping' });
    try {
      await call(stopAlerts, { body: { token } });
      setState({ at: 'done' });
    } catch (error) {
      setState({ at: 'failed', error });
    }
  }

  return (
    <>
      <PageHead title={t('Stop search alerts')} indexed={false} />
      <AccountCard title={t('Stop search alerts')}>
        {state.at === 'done' ? (
          <>
            <p role="status">{t('You won’t get any more emails about this search.')}</p>
            <Button component={LocalLink} to="/dashboard?tab=saved-searches" variant="default" size="md" fullWidth>
              {t('Your saved searches')}
            </Button>
          </>
        ) : (
          <>
            <p>{t('We’ll stop emailing you about this saved search. The search stays saved.')}</p>
            {state.at === 'failed' && (
              <FailureNote>{messageOf(i18n, state.error, t('Failed to stop the alerts'))}</FailureNote>
            )}
            <Button
              color="amber"
              size="md"
              fullWidth
              disabled={!hydrated || state.at === 'stopping'}
              onClick={() => void stop()}
            >
              {t('Stop emails')}
            </Button>
          </>
        )}
      </AccountCard>
    </>
  );
}
