import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { currencies, gulfCountries } from '@rigsouq/contract/taxonomy';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../lib/api/field-errors.ts';
import fields from '../../ui/forms/form-fields.module.css';
import { DealPanel } from '../deals/deal-panel.tsx';

type About = { title: string; description: string; country: string; currency: string };

type AboutPanelProps = {
  values: About;
  faults: FieldErrors;
  write: (change: Partial<About>) => void;
  /** Explains what the currency is used for. */
  currencyHint: string;
  /** Additional fields. */
  children?: ReactNode;
};

const below: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

export function AboutPanel({ values, faults, write, currencyHint, children }: AboutPanelProps) {
  const { t } = useTranslation();
  return (
    <DealPanel title={t('Basic details')}>
      <div className={fields.grid}>
        <TextInput
          name="title"
          label={t('Title')}
          size="md"
          required
          maxLength={160}
          autoComplete="off"
          className={fields.whole ?? ''}
          value={values.title}
          error={faults.title && t(faults.title)}
          onChange={({ currentTarget }) => write({ title: currentTarget.value })}
        />
        <Textarea
          name="description"
          label={t('Description (optional)')}
          description={t('Delivery and payment terms, standards, end user of the machines')}
          inputWrapperOrder={below}
          size="md"
          rows={4}
          maxLength={10_000}
          className={fields.whole ?? ''}
          value={values.description}
          error={faults.description && t(faults.description)}
          onChange={({ currentTarget }) => write({ description: currentTarget.value })}
        />
        <NativeSelect
          name="country"
          label={t('Delivery country')}
          description={t('Sets the VAT rate on the order')}
          inputWrapperOrder={below}
          size="md"
          value={values.country}
          error={faults.country && t(faults.country)}
          onChange={({ currentTarget }) => write({ country: currentTarget.value })}
          data={gulfCountries.map(({ code, label }) => ({ value: code, label: t(label) }))}
        />
        <NativeSelect
          name="currency"
          label={t('Currency')}
          description={currencyHint}
          inputWrapperOrder={below}
          size="md"
          value={values.currency}
          error={faults.currency && t(faults.currency)}
          onChange={({ currentTarget }) => write({ currency: currentTarget.value })}
          data={currencies.map(({ code, label }) => ({ value: code, label: `${code} · ${t(label)}` }))}
        />
        {children}
      </div>
    </DealPanel>
  );
}
