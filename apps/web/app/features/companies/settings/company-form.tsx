import { Button } from '@mantine/core';
import { buyerTypes, companyTypes, countries, vendorTypes } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../lib/api/contract-form.ts';
import type { Company } from '../../../lib/company-query.ts';
import { useBadgeHint } from '../../../shared/companies/badge-hint.ts';
import { ReadOnlyNote } from '../../../shared/dashboard/read-only-note.tsx';
import type { ViewRole } from '../../../shell/session-rules.ts';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import type { CompanyValues } from './company-values.ts';
import { useCompanyForm } from './use-company-form.ts';

/** Edits the public profile and the contact details of the company. */
export function CompanyForm({ company, view }: { company: Company; view: ViewRole }) {
  const { t } = useTranslation();
  const { form, onSubmit } = useCompanyForm(company, view);
  const { changeCompany } = company.can;
  const badgeHint = useBadgeHint(company);

  return (
    <SettingsSection
      id="company"
      title={t('Company profile')}
      lead={t('Buyers and suppliers see this when they deal with you.')}
    >
      {!changeCompany && <ReadOnlyNote />}
      <form method="post" noValidate onSubmit={onSubmit} className={fields.form}>
        <ContactFields form={form} disabled={!changeCompany} />
        <CompanyFields form={form} disabled={!changeCompany} badgeHint={badgeHint} />
        {changeCompany && (
          <div className={fields.actions}>
            <Button type="submit" color="amber" size="md" disabled={form.submitting}>
              {form.submitting ? t('Updating...') : t('Update Profile')}
            </Button>
          </div>
        )}
      </form>
    </SettingsSection>
  );
}

type FieldsProps = { form: ContractForm<CompanyValues>; disabled: boolean };

function ContactFields({ form, disabled }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={fields.group} disabled={disabled}>
      <legend className={fields.part}>{t('Contact')}</legend>
      <div className={fields.grid}>
        <TextField form={form} field="contactName" label={t('Contact name')} withAsterisk maxLength={120} />
        <TextField
          form={form}
          field="phone"
          label={t('Phone number')}
          withAsterisk
          type="tel"
          dir="ltr"
          maxLength={30}
        />
        <TextField
          form={form}
          field="address"
          label={t('Address')}
          withAsterisk
          maxLength={300}
          className={fields.whole ?? ''}
        />
        <TextField form={form} field="city" label={t('City')} withAsterisk maxLength={80} />
        <ChoiceField form={form} field="country" label={t('Country')} withAsterisk choices={countries} />
      </div>
    </fieldset>
  );
}

function CompanyFields({ form, disabled, badgeHint }: FieldsProps & { badgeHint: string | undefined }) {
  const { t } = useTranslation();
  return (
    <fieldset className={fields.group} disabled={disabled}>
      <legend className={fields.part}>{t('Company')}</legend>
      <div className={fields.grid}>
        <TextField form={form} field="companyName" label={t('Company name')} description={badgeHint} maxLength={120} />
        <ChoiceField
          form={form}
          field="companyType"
          label={t('Company type')}
          choices={[...companyTypes, ...buyerTypes]}
        />
        <TextField form={form} field="businessLicense" label={t('Business licence number')} dir="ltr" maxLength={60} />
        <TextField form={form} field="taxId" label={t('Tax ID')} dir="ltr" maxLength={60} />
        <ChoiceField form={form} field="vendorType" label={t('Vendor type')} choices={vendorTypes} />
        <TextField form={form} field="website" label={t('Website')} type="url" dir="ltr" maxLength={200} />
        <TextField
          form={form}
          field="equipmentTypes"
          label={t('Equipment types')}
          description={t('Separate with commas: Excavators, Cranes')}
          maxLength={1_800}
          className={fields.whole ?? ''}
        />
        <LongTextField
          form={form}
          field="description"
          label={t('Company description')}
          rows={4}
          maxLength={4_000}
          className={fields.whole ?? ''}
        />
      </div>
    </fieldset>
  );
}
