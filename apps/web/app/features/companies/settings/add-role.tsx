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
import classes from '../../../shared/dashboard/dialogs.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
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

/** A stored text that is no choice of this form, such as a buyer's company type, counts as missing. */
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

/** Asks in a dialog for what the role needs and the company does not have yet. */
export function AddSupplierRole({ company }: { company: Company }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <div className={fields.actions}>
        <Button variant="default" size="md" onClick={() => setAsking(true)}>
          {t('Add the supplier role')}
        </Button>
      </div>
      <Dialog opened={asking} onClose={close} title={t('Add the supplier role')}>
        <SupplierRoleForm company={company} onCancel={close} />
      </Dialog>
    </>
  );
}

function SupplierRoleForm({ company, onCancel }: { company: Company; onCancel: () => void }) {
  const { t, i18n } = useTranslation();
  const add = useAddRole();
  const [note, setNote] = useState<string>();
  const known = supplierFieldsOf(company);
  const form = useContractForm<SupplierFields>(checkSupplierFields, known, 'supplier-role');
  const isMissing = (field: keyof SupplierFields) => !known[field].trim();
  const hasAll = !Object.values(known).some((value) => !value.trim());

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
    <form method="post" noValidate onSubmit={onSubmit} className={classes.body} aria-label={t('Add the supplier role')}>
      <p>
        {hasAll
          ? t('We have all the details we need. You can list machines as soon as the role is added.')
          : t('We need these details from suppliers. The rest we have already.')}
      </p>
      {isMissing('companyName') && (
        <TextField form={form} field="companyName" label={t('Company name')} withAsterisk maxLength={120} />
      )}
      {isMissing('companyType') && (
        <ChoiceField form={form} field="companyType" label={t('Company type')} withAsterisk choices={companyTypes} />
      )}
      {isMissing('businessLicense') && (
        <TextField
          form={form}
          field="businessLicense"
          label={t('Business licence number')}
          withAsterisk
          dir="ltr"
          maxLength={60}
        />
      )}
      {isMissing('taxId') && (
        <TextField form={form} field="taxId" label={t('Tax ID')} withAsterisk dir="ltr" maxLength={60} />
      )}
      {isMissing('vendorType') && (
        <ChoiceField form={form} field="vendorType" label={t('Vendor type')} withAsterisk choices={vendorTypes} />
      )}
      {isMissing('description') && (
        <LongTextField
          form={form}
          field="description"
          label={t('Company description')}
          description={t('What you supply, where, and what you are known for')}
          withAsterisk
          rows={3}
          maxLength={4_000}
        />
      )}
      {note && <FailureNote>{note}</FailureNote>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
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
