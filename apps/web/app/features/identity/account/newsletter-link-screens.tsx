// The pages of the links in emails about the newsletter. Opening a page changes nothing, because mail scanners follow every link.
import { Button } from '@mantine/core';
import { confirmNewsletter, stopNewsletter } from '@rigsouq/contract/leads/newsletter';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { AccountCard } from './account-card.tsx';

export function ConfirmNewsletterScreen() {
  const { t } = useTranslation();
  return (
    <LinkCard
      title={t('Newsletter')}
      line={t('Press the button to get our newsletter by email. You can unsubscribe in every issue.')}
      action={t('Subscribe')}
      done={t(confirmNewsletter.message)}
      send={(token) => call(confirmNewsletter, { body: { token } })}
    />
  );
}

export function StopNewsletterScreen() {
  const { t } = useTranslation();
  return (
    <LinkCard
      title={t('Unsubscribe from the newsletter')}
      line={t('We’ll stop sending you the newsletter. Other emails about your account and deals continue.')}
      action={t('Unsubscribe')}
      done={t(stopNewsletter.message)}
      send={(token) => call(stopNewsletter, { query: { token } })}
    />
  );
}

type State = { at: 'asking' } | { at: 'sending' } | { at: 'done' } | { at: 'failed'; error: unknown };
type LinkCardProps = {
  title: string;
  line: string;
  action: string;
  done: string;
  send: (token: string) => Promise<unknown>;
};

function LinkCard({ title, line, action, done, send }: LinkCardProps) {
  const { t, i18n } = useTranslation();
  const token = useSearchParams()[0].get('token') ?? '';
  const hydrated = useHydrated();
  const [state, setState] = useState<State>({ at: 'asking' });

  async function press() {
    setState({ at: 'sending' });
    try {
      await send(token);
      setState({ at: 'done' });
    } catch (error) {
      setState({ at: 'failed', error });
    }
  }

  return (
    <>
      <PageHead title={title} indexed={false} />
      <AccountCard title={title}>
        {state.at === 'done' ? (
          <p role="status">{done}</p>
        ) : (
          <>
            <p>{line}</p>
            {state.at === 'failed' && (
              <FailureNote>{messageOf(i18n, state.error, t('Failed to save your choice'))}</FailureNote>
            )}
            <Button
              color="amber"
              size="md"
              fullWidth
              disabled={!hydrated || state.at === 'sending'}
              onClick={() => void press()}
            >
              {action}
            </Button>
          </>
        )}
      </AccountCard>
    </>
  );
}
