import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { loadFailure } from '../../lib/lazy/lazy-component.ts';
import { FailureNote } from './failure-note.tsx';

/** Says that a part of a page could not be loaded, with a button that loads it again. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <FailureNote
      action={
        <Button variant="default" size="xs" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      {t(loadFailure)}
    </FailureNote>
  );
}
