import { completeInspection, REPORT_PHOTOS_MAX } from '@rigsouq/contract/enquiries/inspections';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import type { UploadProgress } from '../../../lib/api/send-form.ts';
import { toast } from '../../../lib/toast.ts';
import { arrangePhotos } from '../../../ui/photos/photos.ts';
import { usePhotos } from '../../../ui/photos/use-photos.ts';
import { bodyOf, checkReport, emptyReport, type ReportValues } from './report-values.ts';

/** Holds the state of the report form, which has one rating and one note for each component. */
export function useReportForm(id: string) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [sent, setSent] = useState<UploadProgress>();
  const [failure, setFailure] = useState<string>();
  const photos = usePhotos({ max: REPORT_PHOTOS_MAX, tooMany: t('Maximum 10 images allowed') });
  const form = useContractForm<ReportValues>(checkReport, emptyReport);

  async function submit(typed: ReportValues) {
    setFailure(undefined);
    const files = { photos: arrangePhotos(photos.list).images };
    try {
      await call(completeInspection, { params: { id }, body: bodyOf(typed), files }, { onProgress: setSent });
      void toast({ message: t(completeInspection.message), tone: 'good' });
    } catch (error) {
      setFailure(messageOf(i18n, error, t('Failed to send the report')));
    } finally {
      setSent(undefined);
    }
    await client.invalidateQueries({ queryKey: ['inspections'] });
  }

  function refuse(errors: Parameters<typeof form.focusFirstError>[0]) {
    void toast({ message: t('Please fix the form errors before submitting'), tone: 'bad' });
    form.focusFirstError(errors);
  }

  return { form, photos, sent, failure, onSubmit: form.onSubmit(submit, refuse) };
}
