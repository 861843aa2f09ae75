import { Button, TextInput } from '@mantine/core';
import { confirmSecondFactor } from '@rigsouq/contract/identity/security';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, messageOf } from '../../lib/api/call-error.ts';
import { useContractForm } from '../../lib/api/contract-form.ts';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import classes from './login-form.module.css';

type CodeStepProps = { enter: (code: string) => Promise<void>; onBack: () => void };

export function CodeStep({ enter, onBack }: CodeStepProps) {
  const { t, i18n } = useTranslation();
  const form = useContractForm(confirmSecondFactor.body, { code: '' });
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function submit({ code }: typeof form.values) {
    setFailure(undefined);
    try {
      await enter(code);
    } catch (error) {
      const message = messageOf(i18n, error, t('Login failed'));
      if (!(error instanceof CallError) || error.code !== 'auth.code') return setFailure(message);
      form.setErrors({ code: message });
      input.current?.select();
    }
  }

  return (
    <form method="post" noValidate className={classes.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <p role="status">{t('Enter the code from your authenticator app.')}</p>
      {failure && <FailureNote>{failure}</FailureNote>}
      <TextInput
        label={t('Code')}
        description={t('No phone? Enter a recovery code.')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        dir="ltr"
        ref={input}
        key={form.key('code')}
        {...form.getInputProps('code')}
      />
      <Button type="submit" color="amber" size="md" fullWidth disabled={form.submitting}>
        {form.submitting ? t('Logging in...') : t('Login')}
      </Button>
      <Button variant="subtle" color="gray" size="md" fullWidth onClick={onBack}>
        {t('Use another account')}
      </Button>
    </form>
  );
}
