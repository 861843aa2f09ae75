import { listingConditions, specificationKeys } from '@rigsouq/contract/catalogue/calls';
import { categories, countries } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { specificationLabel } from '../../../lib/i18n/labels.ts';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import type { ListingType } from './listing-values.ts';
import type { ListingForm } from './use-listing-form.ts';

type FieldsProps = { form: ListingForm; type: ListingType };

export function MachineFields({ form, type }: FieldsProps) {
  const { t } = useTranslation();
  const numberInput = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off', maxLength: 12 } as const;
  return (
    <div className={fields.grid}>
      <TextField
        form={form}
        field="title"
        label={t('Title')}
        description={t('For example Caterpillar 320 excavator')}
        maxLength={200}
        className={fields.whole ?? ''}
      />
      <ChoiceField form={form} field="category" label={t('Category')} choices={categories} />
      {type === 'sell' && (
        <>
          <ChoiceField form={form} field="condition" label={t('Condition')} choices={listingConditions} />
          <TextField form={form} field="year" label={t('Year')} {...numberInput} />
        </>
      )}
      <TextField form={form} field="hours" label={t('Hours (optional)')} {...numberInput} />
      <TextField form={form} field="brand" label={t('Brand (optional)')} maxLength={60} />
      <TextField form={form} field="model" label={t('Model (optional)')} maxLength={60} />
      <TextField
        form={form}
        field="serialNumber"
        label={t('Serial number (optional)')}
        description={t('Visible only to your company')}
        dir="ltr"
        maxLength={60}
      />
      <TextField
        form={form}
        field="location"
        label={t('Location')}
        description={t('City or area where the machine is located')}
        maxLength={120}
      />
      <ChoiceField form={form} field="country" label={t('Country (optional)')} choices={countries} />
    </div>
  );
}

export function SpecificationFields({ form }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation();
  return (
    <div className={fields.grid}>
      <p className={`${fields.hint} ${fields.whole}`}>
        {t('Buyers compare these four specifications. Enter a dash if one does not apply.')}
      </p>
      {specificationKeys.map((field) => (
        <TextField key={field} form={form} field={field} label={specificationLabel(t, field)} maxLength={80} />
      ))}
      <TextField
        form={form}
        field="features"
        label={t('Features')}
        description={t('Separate with commas, for example Air conditioning, Rear camera')}
        maxLength={2_000}
        className={fields.whole ?? ''}
      />
      <LongTextField
        form={form}
        field="description"
        label={t('Description')}
        rows={5}
        maxLength={10_000}
        className={fields.whole ?? ''}
      />
    </div>
  );
}
