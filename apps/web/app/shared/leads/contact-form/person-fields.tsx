// The fields of every contact form. The field names differ between calls, so each page passes them.
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../lib/api/contract-form.ts';
import grid from '../../../ui/forms/form-fields.module.css';
import { LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';

type Values = Record<string, unknown>;
type Bound<V extends Values> = { form: ContractForm<V>; field: keyof V & string };

export function NameFields<V extends Values>({
  form,
  first,
  last,
}: {
  form: ContractForm<V>;
  first: keyof V & string;
  last: keyof V & string;
}) {
  const { t } = useTranslation();
  return (
    <>
      <TextField form={form} field={first} label={t('First name')} required autoComplete="given-name" maxLength={80} />
      <TextField form={form} field={last} label={t('Last name')} required autoComplete="family-name" maxLength={80} />
    </>
  );
}

export function EmailField<V extends Values>({ form, field }: Bound<V>) {
  const { t } = useTranslation();
  const typing = { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr', maxLength: 254 } as const;
  return <TextField form={form} field={field} label={t('Email')} required {...typing} />;
}

type MayBeLeft<V extends Values> = Bound<V> & { required?: boolean };

export function CompanyField<V extends Values>({
  form,
  field,
  required = false,
  wide = false,
}: MayBeLeft<V> & { wide?: boolean }) {
  const { t } = useTranslation();
  const label = required ? t('Company') : t('Company (optional)');
  const typing = { autoComplete: 'organization', maxLength: 120, className: wide ? (grid.whole ?? '') : '' } as const;
  return <TextField form={form} field={field} label={label} required={required} {...typing} />;
}

export function PhoneField<V extends Values>({ form, field, required = false }: MayBeLeft<V>) {
  const { t } = useTranslation();
  const label = required ? t('Phone') : t('Phone (optional)');
  const typing = { type: 'tel', autoComplete: 'tel', dir: 'ltr', maxLength: 30 } as const;
  return <TextField form={form} field={field} label={label} required={required} {...typing} />;
}

/** Edits the contact of a machine that is sold or consigned. */
export function MachineContactFields<
  V extends Values & { contactName: string; contactEmail: string; contactPhone: string },
>({ form }: { form: ContractForm<V> }) {
  const { t } = useTranslation();
  const typing = { autoComplete: 'name', maxLength: 120, className: grid.whole ?? '' } as const;
  return (
    <div className={grid.grid}>
      <TextField form={form} field="contactName" label={t('Contact name')} required {...typing} />
      <EmailField form={form} field="contactEmail" />
      <PhoneField form={form} field="contactPhone" required />
    </div>
  );
}

export function MessageFields<V extends Values & { subject: string; message: string }>({
  form,
}: {
  form: ContractForm<V>;
}) {
  const { t } = useTranslation();
  const whole = grid.whole ?? '';
  return (
    <>
      <TextField form={form} field="subject" label={t('Subject')} required maxLength={200} className={whole} />
      <LongTextField
        form={form}
        field="message"
        label={t('Message')}
        required
        maxLength={5_000}
        rows={7}
        className={whole}
      />
    </>
  );
}
