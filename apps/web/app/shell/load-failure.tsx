import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { messageOf } from '../lib/call-error.ts';
import { errorOf, type Failed } from '../lib/page-loader.ts';
import { FailureNote } from './failure-note.tsx';

type LoadFailureProps = {
  failed: Failed;
  fallback: string;
  /** How the page puts it, in English, with {{message}} in its place. */
  said?: string;
};

/** The server's message, else the page's own, and another try. */
export function LoadFailure({ failed, fallback, said = '{{message}}' }: LoadFailureProps) {
  const { t, i18n } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <FailureNote
      action={
        <Button variant="default" size="xs" onClick={() => void revalidate()} disabled={state === 'loading'}>
          {t('Try again')}
        </Button>
      }
    >
      {t(said, { message: messageOf(i18n, errorOf(failed), fallback) })}
    </FailureNote>
  );
}
