import { Button } from '@mantine/core';
import { changeSupplierFacts } from '@rigsouq/contract/companies/profile';
import { supplierTypes } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import type { Company } from '../../../lib/company-query.ts';
import { ReadOnlyNote } from '../../../shared/dashboard/read-only-note.tsx';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, TextField } from '../../../ui/forms/form-fields.tsx';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { BusinessFields } from '../profile/business-fields.tsx';
import { valuesOf } from '../profile/your-profile.ts';
import { useSectionForm } from './use-section-form.ts';

/** Edits what a supplier says about its business, beside the company profile. */
export function SupplierSection({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { changeCompany } = company.can;
  const { supplierType, businessEmail, YearInbusiness, typicalInventorySize, ...rest } = valuesOf(company);
  const { establishedYear, responseTime, brandsRepresented } = rest;
  const form = useContractForm(changeSupplierFacts.body, {
    supplierType,
    businessEmail,
    YearInbusiness,
    typicalInventorySize,
    establishedYear,
    responseTime,
    brandsRepresented,
  });
  const { failure, onSubmit } = useSectionForm(form, (body) => call(changeSupplierFacts, { body }));
  return (
    <SettingsSection id="supplier" title={t('Your business')} lead={t('Shown to buyers on your supplier profile.')}>
      {!changeCompany && <ReadOnlyNote />}
      <form method="post" noValidate onSubmit={onSubmit} className={fields.form} aria-labelledby="supplier">
        <fieldset className={fields.group} disabled={!changeCompany}>
          <div className={fields.grid}>
            <ChoiceField
              form={form}
              field="supplierType"
              label={t('Supplier Type')}
              withAsterisk
              choices={supplierTypes}
            />
            <TextField
              form={form}
              field="businessEmail"
              label={t('Business Email')}
              withAsterisk
              type="email"
              inputMode="email"
              dir="ltr"
              maxLength={254}
            />
            <BusinessFields form={form} />
            <TextField
              form={form}
              field="brandsRepresented"
              label={t('Brands Represented')}
              withAsterisk
              maxLength={300}
              className={fields.whole ?? ''}
            />
          </div>
        </fieldset>
        {failure && <FailureNote>{failure}</FailureNote>}
        {changeCompany && (
          <div className={fields.actions}>
            <Button type="submit" variant="default" disabled={form.submitting}>
              {form.submitting ? t('Saving...') : t('Save')}
            </Button>
          </div>
        )}
      </form>
    </SettingsSection>
  );
}
