import { Button } from '@mantine/core';
import { proposeInspection } from '@rigsouq/contract/enquiries/inspections';
import type { Country } from '@rigsouq/kernel/zones';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { errorsByField, useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { checkMeeting } from '../../../shared/enquiries/check-meeting.ts';
import { MeetingFields } from '../../../shared/enquiries/meeting-fields.tsx';
import { LongTextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';

type ProposeFormProps = { id: string; country: Country; noteLabel: string; onDone: () => void };

const empty = { preferredDate: '', preferredTime: '', note: '' };

export function ProposeForm({ id, country, noteLabel, onDone }: ProposeFormProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useContractForm(
    (typed: typeof empty) => ({
      ...checkMeeting(typed, country),
      ...errorsByField(proposeInspection.body.safeParse(typed).error?.issues),
    }),
    empty,
  );

  async function submit(body: typeof form.values) {
    setFailure(undefined);
    try {
      await call(proposeInspection, { params: { id }, body });
      onDone();
      void toast({ message: t(proposeInspection.message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to propose another time')));
    }
    await client.invalidateQueries({ queryKey: ['inspections'] });
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <MeetingFields form={form} country={country} />
      <LongTextField form={form} field="note" label={noteLabel} rows={3} maxLength={2_000} />
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {form.submitting ? t('Sending...') : t('Propose')}
        </Button>
      </div>
    </form>
  );
}
