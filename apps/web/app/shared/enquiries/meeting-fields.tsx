import { INSPECTION_DAYS_MAX } from '@rigsouq/contract/enquiries/inspections';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../lib/api/contract-form.ts';
import fields from '../../ui/forms/form-fields.module.css';
import { TextField } from '../../ui/forms/form-fields.tsx';

type Meeting = { preferredDate: string; preferredTime: string };

/** Edits a day from today on and a time. Both are in the Gulf's time zone, where the machines are. */
export function MeetingFields<V extends Meeting & Record<string, unknown>>({ form }: { form: ContractForm<V> }) {
  const { t } = useTranslation();
  const today = dayOf(new Date());
  return (
    <div className={fields.grid}>
      <TextField
        form={form}
        field="preferredDate"
        label={t('Preferred date')}
        type="date"
        min={today}
        max={daysLater(today, INSPECTION_DAYS_MAX)}
        data-autofocus
      />
      <TextField
        form={form}
        field="preferredTime"
        label={t('Preferred time')}
        description={t('Gulf time (GMT+4)')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="time"
      />
    </div>
  );
}
