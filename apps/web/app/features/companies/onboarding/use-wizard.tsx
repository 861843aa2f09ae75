import { createUser } from '@rigsouq/contract/companies/registration';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import type { UploadProgress } from '../../../lib/api/send-form.ts';
import { useLanguage, useLocalPath } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { toast } from '../../../lib/toast.ts';
import { returnPathOf } from '../../../shell/use-require-session.ts';
import {
  type Application,
  adjacentStep,
  bodyOf,
  checkAll,
  checkStep,
  emptyApplication,
  type Role,
  roleOf,
  type StepNumber,
  stepOf,
} from './application.ts';
import type { AttachmentName, Attachments } from './attachments.ts';
import { type Draft, draftOf, removeDraft, saveDraft } from './draft.ts';
import classes from './wizard.module.css';

export type WizardState = ReturnType<typeof useWizard>;

/** Error codes that concern one field although the answer lists no fields. */
const fieldOfCode: Readonly<Record<string, keyof Application>> = {
  'account.email_taken': 'email',
  'auth.password_common': 'password',
};

export function useWizard(draft: Draft | undefined) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [query, setQuery] = useSearchParams();
  /** The page that asked for an account. It is passed on to the login, which returns there. */
  const { state } = useLocation();
  // The role is kept in state and in the address, because the address alone changes only after a navigation.
  const [role, setRole] = useState(() => roleOf(query.get('role'), draft?.role));
  const [step, setStep] = useState<StepNumber>(1);
  const [note, setNote] = useState<string>();
  const [noteAction, setNoteAction] = useState<ReactNode>();
  const [attachments, setAttachments] = useState<Attachments>({});
  const [attachmentErrors, setAttachmentErrors] = useState<Partial<Record<AttachmentName, string>>>({});
  const [sent, setSent] = useState<UploadProgress>();
  const form = useContractForm((values: Application) => checkStep(step, role, values).errors, {
    ...emptyApplication,
    ...draft?.application,
  });

  function goTo(next: StepNumber) {
    setNote(undefined);
    setNoteAction(undefined);
    form.clearErrors();
    setStep(next);
  }

  /** Goes to the step that has errors and shows them. */
  function showErrors(at: StepNumber, message: string | undefined, errors: Readonly<Record<string, string>>) {
    goTo(at);
    setNote(message);
    form.setErrors(errors);
    // In the same step the field is already rendered; in another step it takes the focus when it appears.
    if (at === step) form.focusFirstError(errors);
  }

  function chooseRole(chosen: Role) {
    setNote(undefined);
    form.clearErrors();
    setRole(chosen);
    saveDraft(draftOf(chosen, form.getValues()));
    setQuery({ role: chosen }, { replace: true, preventScrollReset: true, state });
  }

  function attach(name: AttachmentName, file: File | undefined, error?: string) {
    setAttachments((before) => ({ ...before, [name]: file }));
    setAttachmentErrors((before) => ({ ...before, [name]: error }));
  }

  async function submit(application: Application) {
    const invalid = checkAll(role, application);
    if (invalid) {
      const errors = Object.entries(invalid.errors).map(([field, message]) => [field, t(message)]);
      return showErrors(invalid.step, invalid.note && t(invalid.note), Object.fromEntries(errors));
    }
    const { logo, businessLicenseDoc } = role === 'supplier' ? attachments : {};
    const files = {
      ...(logo && { logo: [logo] }),
      ...(businessLicenseDoc && { businessLicenseDoc: [businessLicenseDoc] }),
    };
    try {
      await call(createUser, { body: bodyOf(role, application, language), files }, { onProgress: setSent });
    } catch (error) {
      return showFailure(error);
    } finally {
      setSent(undefined);
    }
    removeDraft();
    await navigate(localPath('/login'), { state: { back: returnPathOf(state), email: application.email } });
    await toast({ message: t('Registration successful. You can now log in.'), tone: 'good' });
  }

  function showFailure(error: unknown) {
    const message = messageOf(i18n, error, t('Registration failed'));
    const { code, errors } = error instanceof CallError ? error : { code: '', errors: [] };
    const implied = fieldOfCode[code];
    const named = implied ? [{ path: implied, message }] : errors.filter(({ path }) => stepOf(path));
    const at = Math.min(...named.map(({ path }) => stepOf(path) ?? 4)) as StepNumber;
    if (named.length === 0) return showErrors(step, message, {});
    showErrors(
      at,
      message,
      Object.fromEntries(named.map(({ path, message: fieldMessage }) => [path, t(fieldMessage)])),
    );
    for (const { path, message: fieldMessage } of named)
      if (path === 'logo' || path === 'businessLicenseDoc') attach(path, undefined, t(fieldMessage));
    if (code === 'account.email_taken')
      setNoteAction(
        <LocalLink to="/login" state={state} className={classes.link}>
          {t('Login')}
        </LocalLink>,
      );
  }

  const advance = (application: Application) => (step === 4 ? submit(application) : goTo(adjacentStep(step, role, 1)));

  return {
    form,
    role,
    step,
    note,
    noteAction,
    sent,
    attachments,
    attachmentErrors,
    attach,
    chooseRole,
    goTo,
    previous: () => goTo(adjacentStep(step, role, -1)),
    formHandlers: {
      onChange: ({ target }: FormEvent) => {
        // A new role is saved by chooseRole, because `role` still has the previous value here.
        if (!(target instanceof HTMLInputElement && target.name === 'role')) saveDraft(draftOf(role, form.getValues()));
      },
      onSubmit: form.onSubmit(advance, (errors, application) => {
        const { note: missing } = checkStep(step, role, application);
        setNote(missing && t(missing));
        setNoteAction(undefined);
        form.focusFirstError(errors);
      }),
    },
  };
}
