import { Button, Skeleton } from '@mantine/core';
import { confirmSecondFactor } from '@rigsouq/contract/identity/security';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useContractForm } from '../../lib/api/contract-form.ts';
import { lazyPart } from '../../lib/lazy/lazy-part.tsx';
import panel from '../../ui/page/panel.module.css';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import { PartFailure } from '../../ui/states/part-failure.tsx';
import { CodeField } from './code-field.tsx';
import classes from './confirm-second-factor.module.css';
import { useFieldForm } from './use-field-form.ts';

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode, {
  waiting: <Skeleton width={192} height={192} />,
  Failure: PartFailure,
});

type ConfirmProps = { secret: string; uri: string; onCodes: (codes: string[]) => void; onCancel: () => void };

/** Confirms the second factor. Nothing changes until a code is correct, so a failed scan does not lock the user out. */
export function ConfirmSecondFactor({ secret, uri, onCodes, onCancel }: ConfirmProps) {
  const { t } = useTranslation();
  const form = useContractForm(confirmSecondFactor.body, { code: '' }, 'confirm-second-factor');
  const { failure, send } = useFieldForm(
    form,
    { 'factor.code': 'code' } as const,
    t('Failed to set up two-step login'),
  );
  const confirm = send(async (body) => onCodes((await call(confirmSecondFactor, { body })).recoveryCodes));
  return (
    <div className={`${panel.part} ${classes.steps}`}>
      <QrCode text={uri} label={t('QR code for your authenticator app')} />
      <form method="post" noValidate className={panel.form} onSubmit={confirm}>
        <div>
          <p>{t('Scan this QR code with your authenticator app, or enter this key:')}</p>
          <p className={classes.secret} dir="ltr" translate="no">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
        {failure && <FailureNote>{failure}</FailureNote>}
        <CodeField form={form} description={t('The six digits shown in the app.')} />
        <div className={panel.actions}>
          <Button type="submit" color="ink" disabled={form.submitting}>
            {t('Turn on')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
