import { vendorTypes } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, TextField } from '../../../ui/forms/form-fields.tsx';
import { AttachmentField } from './attachment-field.tsx';
import type { WizardState } from './use-wizard.ts';

export function BusinessStep({ wizard }: { wizard: WizardState }) {
  const { t } = useTranslation();
  const { form } = wizard;
  return (
    <>
      <div className={fields.grid}>
        <TextField form={form} field="businessLicense" label={t('Business licence number')} dir="ltr" maxLength={60} />
        <TextField form={form} field="taxId" label={t('Tax ID')} dir="ltr" maxLength={60} />
        <ChoiceField form={form} field="vendorType" label={t('Vendor type')} choices={vendorTypes} />
      </div>
      <AttachmentField wizard={wizard} name="businessLicenseDoc" />
    </>
  );
}
