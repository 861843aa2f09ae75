import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { login } from '@rigsouq/contract/identity/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, messageOf } from '../../lib/api/call-error.ts';
import { useContractForm } from '../../lib/api/contract-form.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import classes from './login-form.module.css';

export type Credentials = { email: string; password: string };

type PasswordStepProps = {
  enter: (credentials: Credentials) => Promise<void>;
  onCodeWanted: (credentials: Credentials) => void;
  onLeave: (() => void) | undefined;
  back: string | undefined;
  email: string | undefined;
};

export function PasswordStep({ enter, onCodeWanted, onLeave, back, email = '' }: PasswordStepProps) {
  const { t, i18n } = useTranslation();
  const hydrated = useHydrated();
  const form = useContractForm(login.body, { email, password: '' });
  const [failure, setFailure] = useState<string>();

  async function submit(credentials: typeof form.values) {
    setFailure(undefined);
    try {
      await enter(credentials);
    } catch (error) {
      if (error instanceof CallError && error.code === 'auth.code_wanted') onCodeWanted(credentials);
      else if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Login failed')));
    }
  }

  return (
    // post: if the browser submits the form itself, the password must not end up in the address.
    <form method="post" noValidate className={classes.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      {failure && <FailureNote>{failure}</FailureNote>}
      <TextInput
        label={t('Email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        size="md"
        dir="ltr"
        data-autofocus
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        size="md"
        key={form.key('password')}
        visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password'), tabIndex: 0 }}
        {...form.getInputProps('password')}
      />
      <LocalLink to="/forgot-password" className={classes.link} onClick={onLeave}>
        {t('Forgot your password?')}
      </LocalLink>
      <Button type="submit" color="amber" size="md" fullWidth disabled={!hydrated || form.submitting}>
        {form.submitting ? t('Logging in...') : t('Login')}
      </Button>
      <p className={classes.foot}>
        <LocalLink to="/vendoronboarding" state={back && { back }} className={classes.link} onClick={onLeave}>
          {t('New here? Create an account')}
        </LocalLink>
      </p>
    </form>
  );
}
