import { vendorTypes } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { AttachmentField } from './attachment-field.tsx';
import fields from './fields.module.css';
import { ChoiceField, TextField } from './text-fields.tsx';
import type { WizardState } from './use-wizard.tsx';

export function BusinessStep({ wizard }: { wizard: WizardState }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={fields.grid}>
        <TextField
          wizard={wizard}
          field="businessLicense"
          label={t('Business license number')}
          dir="ltr"
          maxLength={60}
        />
        <TextField wizard={wizard} field="taxId" label={t('Tax ID')} dir="ltr" maxLength={60} />
        <ChoiceField wizard={wizard} field="vendorType" label={t('Vendor type')} choices={vendorTypes} />
      </div>
      <AttachmentField wizard={wizard} name="businessLicenseDoc" />
    </>
  );
}
