import '@mantine/core/styles/Progress.layer.css';
import { Button, Progress } from '@mantine/core';
import { startImport } from '@rigsouq/contract/catalogue/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { refreshListings } from '../listings/listing-queries.ts';
import { ImportErrorList } from './import-error-list.tsx';
import { type ImportRun, importsQuery } from './import-queries.ts';
import classes from './import-screen.module.css';

/** If no row was imported for this long, the worker has probably crashed. The supplier can then continue the import. */
const STALLED_MS = 15_000;

/** Shows the result of the check, the next action and the progress. */
export function RunPanel({ run }: { run: ImportRun }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const good = run.rows - run.bad;
  const start = useMutation({
    mutationFn: () => call(startImport, { params: { id: run._id } }),
    onSettled: () => Promise.all([client.invalidateQueries(importsQuery), refreshListings(client)]),
  });
  const count = (value: number) => formatNumber(value, language);
  const isStalled = run.state === 'running' && Date.now() - Date.parse(run.updatedAt) > STALLED_MS;
  return (
    <section aria-labelledby="run" className={classes.run}>
      <h2 id="run" className={classes.file}>
        <bdi>{run.fileName}</bdi>
      </h2>
      <p role="status">
        {run.state === 'checked'
          ? t('{{good}} of {{rows}} rows are valid.', { good: count(good), rows: count(run.rows) })
          : t('{{imported}} of {{good}} rows imported.', { imported: count(run.imported), good: count(good) })}
      </p>
      {run.state !== 'checked' && (
        <Progress
          value={good === 0 ? 100 : (run.imported / good) * 100}
          color="green"
          aria-label={t('Imported rows')}
        />
      )}
      {start.isError && <FailureNote>{messageOf(i18n, start.error, t('Failed to start the import'))}</FailureNote>}
      <div className={classes.actions}>
        {run.state === 'checked' && good > 0 && (
          <Button color="amber" size="md" onClick={() => start.mutate()} disabled={start.isPending}>
            {t('Import {{good}} rows', { good: count(good) })}
          </Button>
        )}
        {isStalled && (
          <Button variant="default" size="md" onClick={() => start.mutate()} disabled={start.isPending}>
            {t('Continue the import')}
          </Button>
        )}
        {run.state === 'finished' && (
          <Button component={LocalLink} to="/dashboard?role=supplier" color="amber" size="md">
            {t('Complete your drafts')}
          </Button>
        )}
      </div>
      {run.bad > 0 && <ImportErrorList run={run} />}
    </section>
  );
}
