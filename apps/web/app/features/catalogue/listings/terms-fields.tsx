import { NativeSelect } from '@mantine/core';
import { currencies } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../lib/api/contract-form.ts';
import fields from '../../../ui/forms/form-fields.module.css';
import { TextField } from '../../../ui/forms/form-fields.tsx';
import type { ListingType, TermsValues } from './listing-values.ts';

type TermsFieldsProps<V extends TermsValues> = { form: ContractForm<V>; type: ListingType };

/** Edits the price of a sale or the three rates of a rental (CA-001). */
export function TermsFields<V extends TermsValues>({ form, type }: TermsFieldsProps<V>) {
  const { t } = useTranslation();
  const amount = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off', maxLength: 20 } as const;
  return (
    <div className={fields.grid}>
      {type === 'sell' ? (
        <TextField form={form} field="price" label={t('Price')} {...amount} />
      ) : (
        <>
          <TextField form={form} field="hourlyRate" label={t('Hourly rate')} {...amount} />
          <TextField form={form} field="dailyRate" label={t('Daily rate')} {...amount} />
          <TextField form={form} field="weeklyRate" label={t('Weekly rate')} {...amount} />
        </>
      )}
      <NativeSelect
        name="currency"
        label={t('Currency')}
        size="md"
        data={currencies.map(({ code, label }) => ({ value: code, label: `${code} · ${t(label)}` }))}
        key={form.key('currency')}
        {...form.getInputProps('currency')}
      />
    </div>
  );
}
