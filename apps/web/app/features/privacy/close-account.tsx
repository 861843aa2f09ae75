import { Button } from '@mantine/core';
import { closeAccount } from '@rigsouq/contract/privacy/calls';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/api.ts';
import { useContractForm } from '../../lib/api/contract-form.ts';
import { clearSession, forgetDrafts } from '../../lib/api/session.ts';
import { useLocalPath } from '../../lib/i18n/language.ts';
import { toast } from '../../lib/toast.ts';
import { CurrentPasswordField } from '../../shared/identity/current-password-field.tsx';
import { codeErrorFields, FactorCodeField } from '../../shared/identity/factor-code-field.tsx';
import { useFieldForm } from '../../shared/identity/use-field-form.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import classes from './data-panel.module.css';
import type { OwnData } from './own-data-query.ts';

type Props = { data: OwnData; opened: boolean; onClose: () => void };

/** Says what is lost and what stays, and requires the password. */
export function CloseAccount({ data, opened, onClose }: Props) {
  const { t } = useTranslation();
  const title = data.closes === 'company' ? t('Close the company?') : t('Close your account?');
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <CloseForm data={data} onClose={onClose} />
    </Dialog>
  );
}

function CloseForm({ data, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const owner = data.closes === 'company';
  const form = useContractForm(closeAccount.body, { currentPassword: '', code: '' }, 'close-account');
  const fields = { ...codeErrorFields, 'auth.wrong_password': 'currentPassword' } as const;
  const { failure, send } = useFieldForm(form, fields, t('Failed to close the account'));
  const close = send(async (body) => {
    await call(closeAccount, { body });
    clearSession();
    forgetDrafts();
    void toast({ message: t(closeAccount.message), tone: 'good' });
    await navigate(localPath('/'));
  });
  return (
    <form method="post" noValidate className={classes.dialog} onSubmit={close}>
      <p>
        {owner
          ? t('Members who lose their login: {{number}}', { number: data.members })
          : t('You are logged out on all devices.')}
      </p>
      <p>
        {t(
          'Names, emails and phone numbers are erased. Records of deals, auctions and consents stay without them, because the other side and the law need them.',
        )}
      </p>
      {failure && <FailureNote>{failure}</FailureNote>}
      <CurrentPasswordField form={form} data-autofocus />
      <FactorCodeField form={form} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" color="red" disabled={form.submitting}>
          {form.submitting ? t('Closing...') : t('Close for good')}
        </Button>
      </div>
    </form>
  );
}
