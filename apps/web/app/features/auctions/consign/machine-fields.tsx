import { consignCategories, consignConditions, consignManufacturers } from '@rigsouq/contract/auctions/consignments';
import { useTranslation } from 'react-i18next';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import type { ConsignValues } from './consign-values.ts';
import { fieldLabels } from './field-labels.ts';
import type { ConsignFormState } from './use-consign-form.ts';

const makers = consignManufacturers.map((maker) => ({ code: maker, label: maker }));

export function MachineFields({ state: { form, otherMaker, locked } }: { state: ConsignFormState }) {
  const { t } = useTranslation();
  const labels = fieldLabels(t);
  const numberInput = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off', maxLength: 12 } as const;
  const whole = fields.whole ?? '';
  const bound = (field: keyof ConsignValues) => ({ form, field, disabled: locked.has(field) });
  return (
    <div className={fields.grid}>
      <ChoiceField {...bound('manufacturer')} label={labels.manufacturer} choices={makers} required translate="no" />
      {otherMaker && <TextField {...bound('otherMaker')} label={t('Manufacturer name (optional)')} maxLength={60} />}
      <TextField {...bound('model')} label={labels.model} required maxLength={60} autoComplete="off" />
      <TextField {...bound('year')} label={labels.year} required {...numberInput} />
      <TextField {...bound('hours')} label={t('Hours (optional)')} {...numberInput} />
      <TextField
        {...bound('serialNumber')}
        label={labels.serialNumber}
        required
        dir="ltr"
        maxLength={60}
        autoComplete="off"
      />
      <ChoiceField {...bound('category')} label={labels.category} choices={consignCategories} required />
      <ChoiceField {...bound('condition')} label={labels.condition} choices={consignConditions} required />
      <TextField {...bound('location')} label={labels.location} required maxLength={120} />
      <LongTextField
        form={form}
        field="description"
        label={labels.description}
        description={t('Service history, attachments, known faults')}
        required
        rows={5}
        maxLength={10_000}
        className={whole}
      />
    </div>
  );
}
