import { auctionTypes } from '@rigsouq/contract/auctions/calls';
import { auctionDurations } from '@rigsouq/contract/auctions/consignments';
import { dayOf } from '@rigsouq/kernel/periods';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { auctionTypeDescriptions, auctionTypeTexts } from '../../../shared/auctions/lot-texts.ts';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, TextField } from '../../../ui/forms/form-fields.tsx';
import { fieldLabels } from './field-labels.ts';
import type { ConsignFormState } from './use-consign-form.ts';

const durationTexts: Record<(typeof auctionDurations)[number], string> = {
  '3-days': text('3 days'),
  '5-days': text('5 days'),
  '7-days': text('7 days'),
  '10-days': text('10 days'),
};
const durations = auctionDurations.map((code) => ({ code, label: durationTexts[code] }));
/** Puts the description below the input, because a description of two lines above it would misalign neighbouring fields. */
const descriptionBelowInput: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];
const types = auctionTypes.map((code) => ({ code, label: auctionTypeTexts[code] }));

export function AuctionFields({ state: { form } }: { state: ConsignFormState }) {
  const { t } = useTranslation();
  const labels = fieldLabels(t);
  const [type, setType] = useState<(typeof auctionTypes)[number]>('Online');
  form.watch('type', ({ value }) => setType(auctionTypes.find((known) => known === value) ?? 'Online'));
  // The date is set only in the browser, because a cached server page may be older than a day.
  const [today, setToday] = useState('');
  useEffect(() => setToday(dayOf(new Date())), []);
  return (
    <div className={fields.grid}>
      <TextField
        form={form}
        field="reservePrice"
        label={labels.reservePrice}
        description={t('Hidden from bidders. They see only whether it has been met.')}
        inputWrapperOrder={descriptionBelowInput}
        required
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={16}
      />
      <ChoiceField
        form={form}
        field="type"
        label={labels.type}
        description={t(auctionTypeDescriptions[type])}
        inputWrapperOrder={descriptionBelowInput}
        choices={types}
        required
      />
      <ChoiceField form={form} field="auctionDuration" label={labels.auctionDuration} choices={durations} required />
      <TextField form={form} field="startDate" label={labels.startDate} required type="date" min={today} dir="ltr" />
    </div>
  );
}
