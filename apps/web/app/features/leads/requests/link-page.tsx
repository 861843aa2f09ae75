import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { LoadingPage } from '../../../ui/states/loading.tsx';
import classes from './link-page.module.css';

type LinkPageProps<T> = {
  title: string;
  /** Reads the data with the token of the link. The function must be stable. */
  read: (token: string) => Promise<T>;
  /** `reload` reads the data again, after it was changed. */
  children: (data: T, token: string, reload: () => Promise<void>) => ReactNode;
};

/** Shows a page that the link in an email opens without a login. The token is in the address; it is sent in the body of calls only. */
export function LinkPage<T>({ title, read, children }: LinkPageProps<T>) {
  const token = useSearchParams()[0].get('token') ?? '';
  const [state, setState] = useState<{ data?: T; error?: unknown }>({});
  const load = useCallback(async () => {
    try {
      setState({ data: await read(token) });
    } catch (error) {
      setState({ error });
    }
  }, [read, token]);
  useEffect(() => void load(), [load]);
  return (
    <div className={classes.page}>
      <PageHead title={title} indexed={false} />
      <div className={classes.inner}>
        <h1 className={classes.title}>{title}</h1>
        {state.error ? (
          <Failed error={state.error} onRetry={() => void load()} />
        ) : state.data === undefined ? (
          <LoadingPage />
        ) : (
          children(state.data, token, load)
        )}
      </div>
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useTranslation();
  const isFinal = error instanceof CallError && error.code === 'forward.link';
  return (
    <FailureNote
      action={
        !isFinal && (
          <Button variant="default" size="xs" onClick={onRetry}>
            {t('Try again')}
          </Button>
        )
      }
    >
      {messageOf(i18n, error, t('Failed to load the request'))}
    </FailureNote>
  );
}
