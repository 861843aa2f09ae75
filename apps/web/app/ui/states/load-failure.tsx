import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../lib/api/call-error.ts';
import { type LoadError, toCallError } from '../../lib/api/page-loader.ts';
import { FailureNote } from './failure-note.tsx';

type LoadFailureProps = {
  failed: LoadError;
  fallback: string;
  /** An English template that contains {{message}}. */
  said?: string;
};

/** Shows the server's message, or else that of the page, with a button to try again. */
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
      {t(said, { message: messageOf(i18n, toCallError(failed), fallback) })}
    </FailureNote>
  );
}
