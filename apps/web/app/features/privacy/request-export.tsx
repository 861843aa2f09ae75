import { Button } from '@mantine/core';
import { type ExportScope, requestExport } from '@rigsouq/contract/privacy/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useContractForm } from '../../lib/api/contract-form.ts';
import { toast } from '../../lib/toast.ts';
import { CurrentPasswordField } from '../../shared/identity/current-password-field.tsx';
import { codeErrorFields, FactorCodeField } from '../../shared/identity/factor-code-field.tsx';
import { useFieldForm } from '../../shared/identity/use-field-form.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import classes from './data-panel.module.css';
import { ownDataQuery } from './own-data-query.ts';

/** Asks for the password: a stranger at an open session must not take the data away. */
export function RequestExport({ scope, onClose }: { scope: ExportScope | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  // The text stays while the modal fades out.
  const [shown, setShown] = useState(scope);
  useEffect(() => {
    if (scope) setShown(scope);
  }, [scope]);
  const title = shown === 'company' ? t('Request company data') : t('Request my data');
  return (
    <Dialog opened={scope !== undefined} onClose={onClose} title={title}>
      {shown && <RequestForm scope={shown} onClose={onClose} />}
    </Dialog>
  );
}

function RequestForm({ scope, onClose }: { scope: ExportScope; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useContractForm(
    requestExport.body.omit({ scope: true }),
    { currentPassword: '', code: '' },
    'request-export',
  );
  const fields = { ...codeErrorFields, 'auth.wrong_password': 'currentPassword' } as const;
  const { failure, send } = useFieldForm(form, fields, t('Failed to request the copy'));
  const request = send(async (body) => {
    await call(requestExport, { body: { scope, ...body } });
    void client.invalidateQueries(ownDataQuery);
    onClose();
    void toast({ message: t(requestExport.message), tone: 'good' });
  });
  return (
    <form method="post" noValidate className={classes.dialog} onSubmit={request}>
      {failure && <FailureNote>{failure}</FailureNote>}
      <CurrentPasswordField form={form} data-autofocus />
      <FactorCodeField form={form} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" disabled={form.submitting}>
          {form.submitting ? t('Sending...') : t('Request copy')}
        </Button>
      </div>
    </form>
  );
}
