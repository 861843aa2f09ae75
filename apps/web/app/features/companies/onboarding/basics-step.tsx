import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput } from '@mantine/core';
import { PASSWORD_MAX } from '@rigsouq/contract/identity/calls';
import { companyTypes, gulfCountries } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, TextField } from '../../../ui/forms/form-fields.tsx';
import { RoleChoice } from './role-choice.tsx';
import type { WizardState } from './use-wizard.ts';

export function BasicsStep({ wizard }: { wizard: WizardState }) {
  const { t } = useTranslation();
  const { form, role } = wizard;
  return (
    <>
      <RoleChoice role={role} onChoose={wizard.chooseRole} />
      <div className={fields.grid}>
        {role === 'supplier' && (
          <>
            <TextField
              form={form}
              field="companyName"
              label={t('Company name')}
              autoComplete="organization"
              maxLength={120}
            />
            <ChoiceField form={form} field="companyType" label={t('Company type')} choices={companyTypes} />
          </>
        )}
        <TextField form={form} field="contactName" label={t('Contact name')} autoComplete="name" maxLength={120} />
        <TextField
          form={form}
          field="phone"
          label={t('Phone number')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={30}
        />
        <TextField
          form={form}
          field="email"
          label={t('Email')}
          description={t('We’ll send a verification link to this address')}
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          maxLength={254}
        />
        <PasswordInput
          label={t('Password')}
          description={t('At least 6 characters')}
          name="password"
          autoComplete="new-password"
          size="md"
          maxLength={PASSWORD_MAX}
          key={form.key('password')}
          visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password'), tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
        <TextField
          form={form}
          field="address"
          label={t('Address')}
          autoComplete="street-address"
          maxLength={300}
          className={fields.whole ?? ''}
        />
        <TextField form={form} field="city" label={t('City')} autoComplete="address-level2" maxLength={80} />
        <ChoiceField form={form} field="country" label={t('Country')} choices={gulfCountries} />
      </div>
    </>
  );
}
