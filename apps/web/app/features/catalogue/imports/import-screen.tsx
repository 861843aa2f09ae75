import { Button } from '@mantine/core';
import { checkImport } from '@rigsouq/contract/catalogue/imports';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { tableFileRule } from '../../../lib/file-rules.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { profileQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import screen from '../../../shared/dashboard/dashboard-screen.module.css';
import { useRequireSession } from '../../../shell/use-require-session.ts';
import { FileBox } from '../../../ui/files/file-box.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { importQuery, importsQuery } from './import-queries.ts';
import classes from './import-screen.module.css';
import { RunPanel } from './run-panel.tsx';
import { downloadTemplate } from './template.ts';

/** Imports many machines from one CSV file: the file is checked first, then imported. A user who comes back later sees the current state. */
export function ImportScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const entered = useRequireSession();
  const [refused, setRefused] = useState(false);
  const isSupplier = useQuery({ ...profileQuery, enabled: entered }).data?.user.role.includes('supplier');
  const runs = useQuery({ ...importsQuery, enabled: isSupplier === true });
  const latest = runs.data?.[0];
  // Next to the refusal of a file, the button of the file before would seem to import the refused one.
  const hidden = refused && latest?.state === 'checked';
  return (
    <div className={screen.page}>
      <PageHead title={t('Import from CSV')} indexed={false} />
      <div className={classes.panel}>
        <div>
          <h1 className={screen.title}>{t('Import from CSV')}</h1>
          <p className={classes.lead}>
            {t('Up to 5,000 machines at once. Each is saved as a draft and published when you add photos.')}
          </p>
        </div>
        {isSupplier === false ? (
          <SuppliersOnlyNote />
        ) : (
          <>
            <Button
              variant="default"
              className={classes.template}
              leftSection={<IconDownload size={18} aria-hidden="true" />}
              onClick={() => downloadTemplate(language)}
            >
              {t('Download the template')}
            </Button>
            <TableUpload onResult={setRefused} />
          </>
        )}
        {latest && !hidden && <LatestRun id={latest._id} />}
      </div>
    </div>
  );
}

function SuppliersOnlyNote() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('This page is for suppliers. Add the supplier role to your company to import machines here.')}</p>
      <Button component={LocalLink} to="/settings/company#roles" variant="default" className={classes.template}>
        {t('Add the supplier role')}
      </Button>
    </>
  );
}

/** Calls `onResult` with whether the last file was refused. */
function TableUpload({ onResult }: { onResult: (refused: boolean) => void }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function check([file]: File[], faults: string[]) {
    setError(faults[0]);
    onResult(faults.length > 0);
    if (!file) return;
    setBusy(true);
    try {
      const run = await call(checkImport, { files: { file: [file] } });
      client.setQueryData(importQuery(run._id).queryKey, run);
      await client.invalidateQueries({ ...importsQuery, exact: true });
    } catch (failure) {
      setError(messageOf(i18n, failure, t('Failed to check the file')));
      onResult(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {t('CSV file')}
      </label>
      <FileBox
        id={id}
        name="file"
        rule={tableFileRule}
        hint={t('CSV in UTF-8, up to 5MB')}
        error={error}
        onChoose={(files, faults) => void check(files, faults)}
      />
      <p role="status" className={classes.busy}>
        {busy && t('Checking every row...')}
      </p>
    </div>
  );
}

function LatestRun({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const run = useQuery(importQuery(id));
  if (run.isError) return <FailureNote>{messageOf(i18n, run.error, t('Failed to fetch data'))}</FailureNote>;
  return run.data ? <RunPanel run={run.data} /> : null;
}
