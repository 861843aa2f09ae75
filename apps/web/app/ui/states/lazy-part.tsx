import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent, loadFailure } from '../../lib/lazy-component.ts';
import { FailureNote } from './failure-note.tsx';

type LazyPartOptions = {
  /** Shown until the part is loaded. */
  waiting?: ReactNode;
  /** Shown in the place of the part when it could not be loaded. By default it is a message with a button that loads the part again. */
  Failure?: ComponentType<{ onRetry: () => void }>;
};

/** Returns a part of a page that is loaded when it is first shown. A failed load leaves the rest of the page as it is. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, Failure = PartFailure }: LazyPartOptions = {},
) {
  const usePart = lazyComponent(load);
  return function LazyPart(props: Props) {
    const [failed, setFailed] = useState(false);
    const Part = usePart(!failed, () => setFailed(true));
    if (Part) return <Part {...props} />;
    return failed ? <Failure onRetry={() => setFailed(false)} /> : waiting;
  };
}

function PartFailure({ onRetry }: { onRetry: () => void }) {
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
