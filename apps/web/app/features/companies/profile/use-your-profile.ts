import { DOCUMENTS_MAX, updateUser } from '@rigsouq/contract/companies/profile';
import { errorTable } from '@rigsouq/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import type { UploadProgress } from '../../../lib/api/send-form.ts';
import { readSession } from '../../../lib/api/session.ts';
import { type Company, companyQuery } from '../../../lib/company-query.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { codeErrorFields } from '../../../shared/identity/factor-code-field.tsx';
import { useSendToLogin } from '../../../shell/use-require-session.ts';
import { bodyOf, checkProfile, valuesOf, type YourProfile } from './your-profile.ts';

/** Error codes that concern one field although the answer lists no fields. */
const fieldOfCode: Readonly<Record<string, keyof YourProfile>> = {
  ...codeErrorFields,
  'account.email_taken': 'email',
  'auth.password_common': 'password',
  'auth.wrong_password': 'currentPassword',
};

export const LOGIN_PROMPT = text('Please log in to update your profile.');

export function useYourProfile(company: Company) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const sendToLogin = useSendToLogin();
  const [documents, setDocuments] = useState<readonly File[]>([]);
  const [documentErrors, setDocumentErrors] = useState<readonly string[]>([]);
  const [sent, setSent] = useState<UploadProgress>();
  const [note, setNote] = useState<string>();
  const form = useContractForm<YourProfile>((values) => checkProfile(values, company), valuesOf(company));

  function addDocuments(chosen: readonly File[], faults: readonly string[]) {
    const room = DOCUMENTS_MAX - company.documents.length - documents.length;
    setDocuments([...documents, ...chosen.slice(0, Math.max(0, room))]);
    setDocumentErrors(chosen.length > room ? [...faults, t(errorTable['document.too_many'][1])] : faults);
  }

  async function save(values: YourProfile) {
    setNote(undefined);
    if (!readSession().token) return sendToLogin(LOGIN_PROMPT);
    try {
      const files = { UploadDocuments: documents };
      const { user } = await call(updateUser, { body: bodyOf(values, language), files }, { onProgress: setSent });
      client.setQueryData(companyQuery.queryKey, { user });
    } catch (error) {
      return showFailure(error);
    } finally {
      setSent(undefined);
    }
    setDocuments([]);
    setDocumentErrors([]);
    form.setFieldValue('password', '');
    form.setFieldValue('currentPassword', '');
    form.setFieldValue('code', '');
    // The dashboard shows the name and asks the user to verify the email, and both may have changed.
    void client.invalidateQueries({ queryKey: ['profile'] });
    await toast({ message: t(updateUser.message), tone: 'good' });
  }

  function showFailure(error: unknown) {
    const { code, errors } = error instanceof CallError ? error : { code: '', errors: [] };
    const failureText = messageOf(i18n, error, t('Failed to update profile. Please try again.'));
    const field = fieldOfCode[code];
    if (field) {
      form.setErrors({ [field]: failureText });
      form.focusFirstError({ [field]: failureText });
    } else form.showFieldErrors(error);
    const fileErrors = errors.filter(({ path }) => path === 'UploadDocuments');
    if (fileErrors.length > 0) setDocumentErrors(fileErrors.map(({ message }) => t(message)));
    setNote([...new Set(errors.map(({ message }) => t(message)))].join(' ') || failureText);
  }

  return {
    form,
    note,
    sent,
    documents,
    documentErrors,
    addDocuments,
    removeDocument: (file: File) => setDocuments(documents.filter((other) => other !== file)),
    onSubmit: form.onSubmit(save, (errors) => {
      setNote(undefined);
      form.focusFirstError(errors);
    }),
  };
}

export type YourProfileState = ReturnType<typeof useYourProfile>;
