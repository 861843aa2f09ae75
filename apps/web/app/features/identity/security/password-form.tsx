import { Button, PasswordInput } from '@mantine/core';
import { changePassword } from '@rigsouq/contract/identity/security';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import { sessionsQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import { CurrentPasswordField } from '../../../shared/identity/current-password-field.tsx';
import { codeErrorFields, FactorCodeField } from '../../../shared/identity/factor-code-field.tsx';
import { securityEventsKey } from '../../../shared/identity/security-events-key.ts';
import { useFieldForm } from '../../../shared/identity/use-field-form.ts';
import panel from '../../../ui/page/panel.module.css';
import { FailureNote } from '../../../ui/states/failure-note.tsx';

export function PasswordForm() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useContractForm(changePassword.body, { currentPassword: '', code: '', password: '' }, 'change-password');
  const fields = {
    ...codeErrorFields,
    'auth.wrong_password': 'currentPassword',
    'auth.password_common': 'password',
  } as const;
  const { failure, send } = useFieldForm(form, fields, t('Failed to change the password'));

  const save = send(async (body) => {
    await call(changePassword, { body });
    form.reset();
    void toast({ message: t(changePassword.message), tone: 'good' });
    void client.invalidateQueries({ queryKey: securityEventsKey });
    await client.invalidateQueries(sessionsQuery);
  });

  return (
    <form method="post" noValidate className={panel.form} onSubmit={save} aria-labelledby="change-password">
      <h3 id="change-password" className={panel.subtitle}>
        {t('Change password')}
      </h3>
      {failure && <FailureNote>{failure}</FailureNote>}
      <CurrentPasswordField form={form} />
      <FactorCodeField form={form} />
      <PasswordInput
        label={t('New password')}
        description={t('At least 6 characters')}
        name="password"
        autoComplete="new-password"
        key={form.key('password')}
        visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password'), tabIndex: 0 }}
        {...form.getInputProps('password')}
      />
      <Button type="submit" variant="default" disabled={form.submitting}>
        {form.submitting ? t('Saving...') : t('Change password')}
      </Button>
    </form>
  );
}
