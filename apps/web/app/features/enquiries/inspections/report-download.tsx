import { Button } from '@mantine/core';
import { linkInspectionReport } from '@rigsouq/contract/enquiries/inspections';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './report-view.module.css';

/** Downloads the report in the language of the page. The address is requested on click, because it expires after some minutes. */
export function ReportDownload({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const requestLink = useMutation({
    mutationFn: () => call(linkInspectionReport, { params: { id }, query: { language } }),
    // The browser downloads the file, so the page stays open.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className={classes.download}>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => requestLink.mutate()}
        disabled={requestLink.isPending}
      >
        {t('Download PDF')}
      </Button>
      {requestLink.isError && (
        <FailureNote>{messageOf(i18n, requestLink.error, t('Failed to download the report'))}</FailureNote>
      )}
    </div>
  );
}
