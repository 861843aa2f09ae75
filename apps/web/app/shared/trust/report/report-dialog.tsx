import { Button } from '@mantine/core';
import { REPORT_MAX, type ReportedKind, reportReasons, sendReport } from '@rigsouq/contract/trust/reports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { errorsByField, useContractForm } from '../../../lib/api/contract-form.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ChoiceField, LongTextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import dialogs from '../../deals/deal-actions.module.css';

const titles: Record<ReportedKind, string> = {
  listing: text('Report this machine'),
  message: text('Report this message'),
  review: text('Report this review'),
  account: text('Report this company'),
};

type ReportDialogProps = { kind: ReportedKind; id: string; opened: boolean; onClose: () => void };

export function ReportDialog({ kind, id, opened, onClose }: ReportDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} onClose={onClose} title={t(titles[kind])}>
      <ReportForm kind={kind} id={id} onDone={onClose} />
    </Dialog>
  );
}

type Values = { reason: string; text: string };

function ReportForm({ kind, id, onDone }: { kind: ReportedKind; id: string; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const [failure, setFailure] = useState<string>();
  const form = useContractForm<Values>(
    (typed) => errorsByField(sendReport.body.safeParse({ kind, id, ...typed }).error?.issues),
    { reason: '', text: '' },
  );

  async function submit(typed: Values) {
    setFailure(undefined);
    try {
      await call(sendReport, { body: { kind, id, ...typed } });
      onDone();
      void toast({ message: t(sendReport.message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to submit the report')));
    }
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <p>{t('Only our team sees your report. The other company will not know who sent it.')}</p>
      <ChoiceField form={form} field="reason" label={t('What is wrong?')} choices={reportReasons} data-autofocus />
      <LongTextField form={form} field="text" label={t('More details (optional)')} rows={4} maxLength={REPORT_MAX} />
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone} disabled={form.submitting}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {form.submitting ? t('Sending...') : t('Submit report')}
        </Button>
      </div>
    </form>
  );
}
