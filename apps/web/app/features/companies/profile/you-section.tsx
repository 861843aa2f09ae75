import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput } from '@mantine/core';
import { PASSWORD_MAX } from '@rigsouq/contract/identity/calls';
import { useTranslation } from 'react-i18next';
import { CurrentPasswordField } from '../../../shared/identity/current-password-field.tsx';
import { FactorCodeField } from '../../../shared/identity/factor-code-field.tsx';
import fields from '../../../ui/forms/form-fields.module.css';
import { TextField } from '../../../ui/forms/form-fields.tsx';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import { PersonFields } from './person-fields.tsx';
import type { YourProfileState } from './use-your-profile.ts';

/** The description comes below the input, so that inputs side by side align. */
const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Shows the user's name and title, which grant no rights (R12), and the login. */
export function YouSection({ form }: Pick<YourProfileState, 'form'>) {
  const { t } = useTranslation();
  return (
    <SettingsSection id="you" title={t('Your details')} lead={t('Your name, job title and login details.')}>
      <div className={fields.grid}>
        <PersonFields form={form} />
        <TextField
          form={form}
          field="email"
          label={t('Email')}
          inputWrapperOrder={hintBelow}
          description={t('You must verify a new address')}
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          maxLength={254}
        />
        <PasswordInput
          label={t('New password (optional)')}
          inputWrapperOrder={hintBelow}
          description={t('Leave empty to keep your current password. A new password logs out your other devices.')}
          name="password"
          autoComplete="new-password"
          size="md"
          maxLength={PASSWORD_MAX}
          key={form.key('password')}
          visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password'), tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
        <CurrentPasswordField
          form={form}
          size="md"
          inputWrapperOrder={hintBelow}
          description={t('Needed only to change your email or password')}
        />
        <FactorCodeField
          form={form}
          size="md"
          inputWrapperOrder={hintBelow}
          description={t(
            'From your authenticator app, or a recovery code. Needed only to change your email or password.',
          )}
        />
      </div>
    </SettingsSection>
  );
}
