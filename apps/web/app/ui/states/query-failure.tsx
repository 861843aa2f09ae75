import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api/call-error.ts';
import { FailureNote } from './failure-note.tsx';

type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => unknown };

/** Shows why a query failed, with the server's message or else that of the screen, and a button to try again. */
export function QueryFailure({ query, fallback }: { query: FailedQuery; fallback: string }) {
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
