import { countries, supplierTypes } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import type { Company } from '../../../lib/company-query.ts';
import { useBadgeHint } from '../../../shared/companies/badge-hint.ts';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import { BusinessFields } from './business-fields.tsx';
import { CategoriesField } from './categories-field.tsx';
import type { YourProfileState } from './use-your-profile.ts';

export function CompanySection({ form, company }: Pick<YourProfileState, 'form'> & { company: Company }) {
  const { t } = useTranslation();
  return (
    <SettingsSection id="company" title={t('Company')} lead={t('Shown to buyers on your supplier profile.')}>
      <div className={fields.grid}>
        <TextField
          form={form}
          field="companyName"
          label={t('Company Name')}
          description={useBadgeHint(company)}
          withAsterisk
          maxLength={120}
        />
        <ChoiceField form={form} field="supplierType" label={t('Supplier Type')} withAsterisk choices={supplierTypes} />
        <TextField form={form} field="contactPerson" label={t('Contact Person')} withAsterisk maxLength={120} />
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
        <TextField
          form={form}
          field="phoneNumber"
          label={t('Phone Number')}
          withAsterisk
          type="tel"
          dir="ltr"
          placeholder="+97140000000"
          maxLength={30}
        />
        <TextField
          form={form}
          field="companyWebsite"
          label={t('Company Website')}
          type="url"
          inputMode="url"
          dir="ltr"
          placeholder="https://"
          maxLength={200}
        />
        <TextField form={form} field="businessAddress" label={t('Business Address')} withAsterisk maxLength={300} />
        <ChoiceField form={form} field="country" label={t('Country')} withAsterisk choices={countries} />
        <BusinessFields form={form} />
      </div>
      <CategoriesField form={form} />
      <TextField form={form} field="brandsRepresented" label={t('Brands Represented')} withAsterisk maxLength={300} />
      <LongTextField
        form={form}
        field="companyDescription"
        label={t('Company Description')}
        withAsterisk
        rows={5}
        maxLength={4_000}
      />
    </SettingsSection>
  );
}
