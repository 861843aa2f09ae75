import { INSPECTION_DAYS_MAX } from '@rigsouq/contract/enquiries/inspections';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { type Country, zoneOf } from '@rigsouq/kernel/zones';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../lib/api/contract-form.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import fields from '../../ui/forms/form-fields.module.css';
import { TextField } from '../../ui/forms/form-fields.tsx';
import type { Meeting } from './check-meeting.ts';

type MeetingFieldsProps<V extends Meeting & Record<string, unknown>> = {
  form: ContractForm<V>;
  /** The country of the machine. Day and time are in its time zone. */
  country: Country;
};

/** Edits a day from today on and a time. */
export function MeetingFields<V extends Meeting & Record<string, unknown>>({ form, country }: MeetingFieldsProps<V>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = dayOf(new Date(), country);
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
        description={zoneOf(country).name[language]}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="time"
      />
    </div>
  );
}
