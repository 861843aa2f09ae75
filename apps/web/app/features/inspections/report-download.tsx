import { Button } from '@mantine/core';
import { linkInspectionReport } from '@rigsouq/contract/inspections';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/call-error.ts';
import { useLanguage } from '../../lib/language.ts';
import { FailureNote } from '../../shell/failure-note.tsx';
import classes from './report-view.module.css';

/** In the language of the page. The address is asked for when it is wanted, because it works for minutes. */
export function ReportDownload({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const opening = useMutation({
    mutationFn: () => call(linkInspectionReport, { params: { id }, query: { language } }),
    // It leaves as a download, so the page stays.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className={classes.download}>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => opening.mutate()}
        disabled={opening.isPending}
      >
        {t('Download PDF')}
      </Button>
      {opening.isError && (
        <FailureNote>{messageOf(i18n, opening.error, t('Failed to download the report'))}</FailureNote>
      )}
    </div>
  );
}
