import { Button, TextInput } from '@mantine/core';
import { changeEmail } from '@rigsouq/contract/identity/security';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { profileQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import { CurrentPasswordField } from '../../../shared/identity/current-password-field.tsx';
import { codeErrorFields, FactorCodeField } from '../../../shared/identity/factor-code-field.tsx';
import { securityEventsKey } from '../../../shared/identity/security-events-key.ts';
import { useFieldForm } from '../../../shared/identity/use-field-form.ts';
import panel from '../../../ui/page/panel.module.css';
import { FailureNote } from '../../../ui/states/failure-note.tsx';

export function EmailForm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const now = useQuery(profileQuery).data?.user.email;
  const form = useContractForm(changeEmail.body, { email: '', currentPassword: '', code: '' }, 'change-email');
  const fields = {
    ...codeErrorFields,
    'auth.wrong_password': 'currentPassword',
    'account.email_taken': 'email',
  } as const;
  const { failure, send } = useFieldForm(form, fields, t('Failed to change the email'));

  const save = send(async (body) => {
    await call(changeEmail, { body: { ...body, language } });
    form.reset();
    void toast({ message: t(changeEmail.message), tone: 'good' });
    void client.invalidateQueries({ queryKey: securityEventsKey });
    await client.invalidateQueries(profileQuery);
  });

  return (
    <form method="post" noValidate className={panel.form} onSubmit={save} aria-labelledby="change-email">
      <h3 id="change-email" className={panel.subtitle}>
        {t('Change email')}
      </h3>
      {failure && <FailureNote>{failure}</FailureNote>}
      <TextInput
        label={t('New email')}
        description={
          now && (
            <>
              {t('Current email:')} <bdi>{now}</bdi>
            </>
          )
        }
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <CurrentPasswordField form={form} />
      <FactorCodeField form={form} />
      <Button type="submit" variant="default" disabled={form.submitting}>
        {form.submitting ? t('Saving...') : t('Change email')}
      </Button>
    </form>
  );
}
