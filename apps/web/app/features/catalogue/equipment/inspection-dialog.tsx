import { Button } from '@mantine/core';
import { scheduleInspection } from '@rigsouq/contract/enquiries/inspections';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { errorsByField, useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { checkMeeting } from '../../../shared/enquiries/check-meeting.ts';
import { MeetingFields } from '../../../shared/enquiries/meeting-fields.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { LongTextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import type { Equipment } from './load-equipment.ts';

type Values = { preferredDate: string; preferredTime: string; notes: string };
type InspectionDialogProps = {
  listing: Equipment;
  opened: boolean;
  onClose: () => void;
  onSent: () => void;
};

const empty: Values = { preferredDate: '', preferredTime: '', notes: '' };

export function InspectionDialog({ listing, opened, onClose, onSent }: InspectionDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Schedule Inspection')}>
      <InspectionForm listing={listing} onClose={onClose} onSent={onSent} />
    </Dialog>
  );
}

/** Starts empty each time the dialog opens (DE-015). */
function InspectionForm({ listing, onClose, onSent }: Omit<InspectionDialogProps, 'opened'>) {
  const { t, i18n } = useTranslation();
  const [failure, setFailure] = useState<string>();
  const bodyOf = (typed: Values) => ({ equipmentId: listing._id, ...typed });
  const form = useContractForm<Values>(
    (typed) => ({
      ...checkMeeting(typed, listing.country),
      ...errorsByField(scheduleInspection.body.safeParse(bodyOf(typed)).error?.issues),
    }),
    empty,
  );

  async function submit(typed: Values) {
    setFailure(undefined);
    try {
      await call(scheduleInspection, { body: bodyOf(typed) });
      onSent();
    } catch (error) {
      setFailure(messageOf(i18n, error, t('Failed to schedule inspection. Please try again.')));
      return;
    }
    onClose();
    await toast({ message: t(scheduleInspection.message), tone: 'good' });
  }

  function refuse(errors: Parameters<typeof form.focusFirstError>[0]) {
    const typed = form.getValues();
    if (!typed.preferredDate || !typed.preferredTime)
      setFailure(t('Please provide a date and time for the inspection.'));
    form.focusFirstError(errors);
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, refuse)}>
      <p>
        <bdi>{listing.title}</bdi>
      </p>
      <MeetingFields form={form} country={listing.country} />
      <LongTextField form={form} field="notes" label={t('Notes (optional)')} rows={3} maxLength={2_000} />
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {form.submitting ? t('Sending...') : t('Schedule Inspection')}
        </Button>
      </div>
    </form>
  );
}
