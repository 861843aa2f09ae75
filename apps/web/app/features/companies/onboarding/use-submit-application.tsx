import { createUser } from '@rigsouq/contract/companies/registration';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import type { UploadProgress } from '../../../lib/api/send-form.ts';
import { useLanguage, useLocalPath } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { toast } from '../../../lib/toast.ts';
import { returnPathOf } from '../../../shell/use-require-session.ts';
import { type Application, bodyOf, checkAll, type Role, type StepNumber, stepOf } from './application.ts';
import type { Attachments } from './attachments.ts';
import { removeDraft } from './draft.ts';
import type { AttachmentsState } from './use-attachments.ts';
import classes from './wizard.module.css';

/** The errors of one step, translated. The action is shown next to the message. */
export type ErrorsToShow = {
  at: StepNumber;
  message: string | undefined;
  errors: Readonly<Record<string, string>>;
  action?: ReactNode;
};

type SubmitOptions = {
  role: Role;
  step: StepNumber;
  files: AttachmentsState;
  showErrors: (shown: ErrorsToShow) => void;
};

/** Error codes that concern one field although the answer lists no fields. */
const fieldOfCode: Readonly<Record<string, keyof Application>> = {
  'account.email_taken': 'email',
  'auth.password_common': 'password',
};

/** Sends the application. If it is refused, the step with the first error is shown. */
export function useSubmitApplication({ role, step, files, showErrors }: SubmitOptions) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { state } = useLocation();
  const [sent, setSent] = useState<UploadProgress>();

  async function submit(application: Application) {
    const invalid = checkAll(role, application);
    if (invalid) {
      const errors = Object.entries(invalid.errors).map(([field, message]) => [field, t(message)]);
      const message = invalid.note && t(invalid.note);
      return showErrors({ at: invalid.step, message, errors: Object.fromEntries(errors) });
    }
    const input = { body: bodyOf(role, application, language), files: filesOf(role, files.attachments) };
    try {
      await call(createUser, input, { onProgress: setSent });
    } catch (error) {
      return showFailure(error);
    } finally {
      setSent(undefined);
    }
    removeDraft();
    await navigate(localPath('/login'), { state: { back: returnPathOf(state), email: application.email } });
    await toast({ message: t(createUser.message), tone: 'good' });
  }

  function showFailure(error: unknown) {
    const message = messageOf(i18n, error, t('Registration failed'));
    const named = findNamedErrors(error, message);
    if (named.length === 0) return showErrors({ at: step, message, errors: {} });
    const at = Math.min(...named.map(({ path }) => stepOf(path) ?? 4)) as StepNumber;
    const errors = Object.fromEntries(named.map((one) => [one.path, t(one.message)]));
    const emailTaken = error instanceof CallError && error.code === 'account.email_taken';
    showErrors({ at, message, errors, action: emailTaken && <LoginLink state={state} /> });
    for (const one of named)
      if (one.path === 'logo' || one.path === 'businessLicenseDoc') files.attach(one.path, undefined, t(one.message));
  }

  return { sent, submit };
}

/** Returns the files to send. A buyer sends none, even if one was chosen before. */
function filesOf(role: Role, attachments: Attachments) {
  const { logo, businessLicenseDoc } = role === 'supplier' ? attachments : {};
  return {
    ...(logo && { logo: [logo] }),
    ...(businessLicenseDoc && { businessLicenseDoc: [businessLicenseDoc] }),
  };
}

/** Returns the errors of the answer that belong to a field or a file of the wizard. */
function findNamedErrors(error: unknown, message: string): readonly { path: string; message: string }[] {
  if (!(error instanceof CallError)) return [];
  const implied = fieldOfCode[error.code];
  return implied ? [{ path: implied, message }] : error.errors.filter(({ path }) => stepOf(path));
}

function LoginLink({ state }: { state: unknown }) {
  const { t } = useTranslation();
  return (
    <LocalLink to="/login" state={state} className={classes.link}>
      {t('Login')}
    </LocalLink>
  );
}
