import { Button } from '@mantine/core';
import { addRole } from '@rigsouq/contract/companies/profile';
import { registrationTexts } from '@rigsouq/contract/companies/registration';
import { codeOf, companyTypes, vendorTypes } from '@rigsouq/contract/taxonomy';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { type Company, companyQuery } from '../../../lib/company-query.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { profileQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';

const missingMessages = {
  companyName: text('Company name is required'),
  companyType: text('Company type is required'),
  businessLicense: text('Business licence number is required'),
  taxId: text('Tax ID is required'),
  vendorType: text('Vendor type is required'),
  description: text('Company description is required'),
};

type SupplierFields = Record<keyof typeof missingMessages, string>;

const supplierFieldsOf = (company: Company): SupplierFields => ({
  companyName: company.companyName ?? '',
  companyType: codeOf(companyTypes, company.companyType ?? '') ?? '',
  businessLicense: company.businessLicense ?? '',
  taxId: company.taxId ?? '',
  vendorType: company.vendorType ?? '',
  description: company.description ?? '',
});

const checkSupplierFields = (values: SupplierFields) =>
  Object.fromEntries(
    Object.entries(missingMessages).filter(([field]) => !values[field as keyof SupplierFields].trim()),
  );

/** Adds the role. The account then has both roles, and the dashboard shows the other view too (R14). */
function useAddRole() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return async (role: 'buyer' | 'supplier', needed: Partial<SupplierFields> = {}) => {
    await call(addRole, { body: { role, ...needed } });
    await toast({ message: role === 'supplier' ? t('Supplier role added') : t('Buyer role added'), tone: 'good' });
    await Promise.all([client.invalidateQueries(companyQuery), client.invalidateQueries(profileQuery)]);
  };
}

export function AddSupplierRole({ company }: { company: Company }) {
  const { t, i18n } = useTranslation();
  const add = useAddRole();
  const [note, setNote] = useState<string>();
  const form = useContractForm<SupplierFields>(checkSupplierFields, supplierFieldsOf(company));

  async function send(values: SupplierFields) {
    setNote(undefined);
    await add('supplier', values).catch((error: unknown) => {
      form.showFieldErrors(error);
      setNote(messageOf(i18n, error, t('Failed to add the role')));
    });
  }
  const onSubmit = form.onSubmit(send, (errors) => {
    setNote(t(registrationTexts.supplier));
    form.focusFirstError(errors);
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit} className={fields.form} aria-label={t('Add the supplier role')}>
      {note && <FailureNote>{note}</FailureNote>}
      <div className={fields.grid}>
        <TextField form={form} field="companyName" label={t('Company name')} maxLength={120} />
        <ChoiceField form={form} field="companyType" label={t('Company type')} choices={companyTypes} />
        <TextField form={form} field="businessLicense" label={t('Business licence number')} dir="ltr" maxLength={60} />
        <TextField form={form} field="taxId" label={t('Tax ID')} dir="ltr" maxLength={60} />
        <ChoiceField form={form} field="vendorType" label={t('Vendor type')} choices={vendorTypes} />
        <LongTextField
          form={form}
          field="description"
          label={t('Company description')}
          description={t('What you supply, where, and what you are known for')}
          rows={3}
          maxLength={4_000}
          className={fields.whole ?? ''}
        />
      </div>
      <div className={fields.actions}>
        <Button type="submit" variant="default" size="md" disabled={form.submitting}>
          {form.submitting ? t('Adding...') : t('Add the supplier role')}
        </Button>
      </div>
    </form>
  );
}

export function AddBuyerRole() {
  const { t, i18n } = useTranslation();
  const add = useAddRole();
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<string>();

  async function send() {
    setBusy(true);
    setNote(undefined);
    await add('buyer')
      .catch((error: unknown) => setNote(messageOf(i18n, error, t('Failed to add the role'))))
      .finally(() => setBusy(false));
  }

  return (
    <>
      {note && <FailureNote>{note}</FailureNote>}
      <div className={fields.actions}>
        <Button variant="default" size="md" onClick={() => void send()} disabled={busy}>
          {busy ? t('Adding...') : t('Add the buyer role')}
        </Button>
      </div>
    </>
  );
}
