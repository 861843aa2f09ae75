import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../../lib/api/call-error.ts';
import { type Loaded, toCallError } from '../../../lib/api/page-loader.ts';
import { COMPARE_MAX, comparePath, useCompared } from '../../../lib/compare.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './compare-screen.module.css';
import { CompareTable } from './compare-table.tsx';
import type { ComparedPage } from './load-compared.ts';

export function CompareScreen({ answer, failed }: Loaded<ComparedPage>) {
  const { t, i18n } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <div className={classes.page} data-wide-print>
      <PageHead
        title={t('Compare machines')}
        description={t('Up to four machines side by side: price, year, hours and specifications.')}
        indexed={answer?.machines.length === 0}
      />
      <h1 className={classes.title}>{t('Compare machines')}</h1>
      {failed && (
        <FailureNote
          action={
            <Button variant="default" size="xs" onClick={() => void revalidate()} disabled={state === 'loading'}>
              {t('Try again')}
            </Button>
          }
        >
          {messageOf(i18n, toCallError(failed), text('Failed to fetch equipment'))}
        </FailureNote>
      )}
      {answer && <Comparison {...answer} />}
    </div>
  );
}

function Comparison({ machines, missing }: ComparedPage) {
  const { t } = useTranslation();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  return (
    <>
      {missing > 0 && <p className={classes.line}>{t('No longer available: {{number}}', { number: missing })}</p>}
      {machines.length === 0 ? (
        <NoMachines />
      ) : (
        <>
          <div className={classes.tools}>
            <label className={classes.check} data-screen-only>
              <input
                type="checkbox"
                checked={onlyDifferent}
                onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
              />
              {t('Show differences only')}
            </label>
            {machines.length < COMPARE_MAX && (
              <Button component={LocalLink} to="/marketplace" variant="default">
                {t('Add more machines')}
              </Button>
            )}
            <PrintButton />
          </div>
          <CompareTable machines={machines} onlyDifferent={onlyDifferent} />
        </>
      )}
    </>
  );
}

function NoMachines() {
  const { t } = useTranslation();
  const chosen = useCompared();
  return (
    <div className={classes.nothing}>
      <p className={classes.state}>{t('No machines to compare yet')}</p>
      <p className={classes.line}>{t('Select Compare on up to four machines to see them side by side here.')}</p>
      {chosen.length > 0 ? (
        <Button component={LocalLink} to={comparePath(chosen.map(({ _id }) => _id))} color="amber" size="md">
          {t('Compare selected machines')}
        </Button>
      ) : (
        <Button component={LocalLink} to="/marketplace" color="amber" size="md">
          {t('See all equipment')}
        </Button>
      )}
    </div>
  );
}
