import { Button } from '@mantine/core';
import { endSecondFactor } from '@rigsouq/contract/identity/security';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useContractForm } from '../../lib/api/contract-form.ts';
import { toast } from '../../lib/toast.ts';
import panel from '../../ui/page/panel.module.css';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import { CodeField } from './code-field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { codeErrorFields } from './factor-code-field.tsx';
import { useFieldForm } from './use-field-form.ts';

type EndProps = { onEnded: () => Promise<void>; onCancel: () => void };

export function EndSecondFactor({ onEnded, onCancel }: EndProps) {
  const { t } = useTranslation();
  const form = useContractForm(endSecondFactor.body, { currentPassword: '', code: '' }, 'end-second-factor');
  const fields = { ...codeErrorFields, 'auth.wrong_password': 'currentPassword' } as const;
  const { failure, send } = useFieldForm(form, fields, t('Failed to turn off two-step login'));
  const end = send(async (body) => {
    await call(endSecondFactor, { body });
    void toast({ message: t(endSecondFactor.message), tone: 'good' });
    await onEnded();
  });
  return (
    <div className={panel.part}>
      <form method="post" noValidate className={panel.form} onSubmit={end}>
        <p>{t('You will log in with your password only. Your recovery codes will stop working.')}</p>
        {failure && <FailureNote>{failure}</FailureNote>}
        <CurrentPasswordField form={form} />
        <CodeField form={form} description={t('From your app, or a recovery code.')} />
        <div className={panel.actions}>
          <Button type="submit" color="red" disabled={form.submitting}>
            {t('Turn off')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
