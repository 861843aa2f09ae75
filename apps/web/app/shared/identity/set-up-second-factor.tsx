import { Button } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { beginSecondFactor } from '@rigsouq/contract/identity/security';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useContractForm } from '../../lib/api/contract-form.ts';
import panel from '../../ui/page/panel.module.css';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import { ConfirmSecondFactor } from './confirm-second-factor.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { useFieldForm } from './use-field-form.ts';

type Secret = AnswerOf<typeof beginSecondFactor>;
type SetUpProps = { onCodes: (codes: string[]) => void; onCancel: () => void };

export function SetUpSecondFactor({ onCodes, onCancel }: SetUpProps) {
  const [secret, setSecret] = useState<Secret>();
  return secret ? (
    <ConfirmSecondFactor {...secret} onCodes={onCodes} onCancel={onCancel} />
  ) : (
    <StartSetup onStarted={setSecret} onCancel={onCancel} />
  );
}

function StartSetup({ onStarted, onCancel }: { onStarted: (secret: Secret) => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const form = useContractForm(beginSecondFactor.body, { currentPassword: '' }, 'begin-second-factor');
  const fields = { 'auth.wrong_password': 'currentPassword' } as const;
  const { failure, send } = useFieldForm(form, fields, t('Failed to set up two-step login'));
  const start = send(async (body) => onStarted(await call(beginSecondFactor, { body })));
  return (
    <div className={panel.part}>
      <form method="post" noValidate className={panel.form} onSubmit={start}>
        {failure && <FailureNote>{failure}</FailureNote>}
        <CurrentPasswordField form={form} />
        <div className={panel.actions}>
          <Button type="submit" color="ink" disabled={form.submitting}>
            {t('Continue')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
