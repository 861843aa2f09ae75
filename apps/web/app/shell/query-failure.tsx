import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../lib/call-error.ts';
import { FailureNote } from './failure-note.tsx';

type Asked = { error: unknown; isFetching: boolean; refetch: () => unknown };

/** Why a query has no answer: the server's message, else the screen's own, and another try. */
export function QueryFailure({ query, fallback }: { query: Asked; fallback: string }) {
  const { t, i18n } = useTranslation();
  return (
    <FailureNote
      action={
        <Button variant="default" size="xs" onClick={() => void query.refetch()} disabled={query.isFetching}>
          {t('Try again')}
        </Button>
      }
    >
      {messageOf(i18n, query.error, fallback)}
    </FailureNote>
  );
}
