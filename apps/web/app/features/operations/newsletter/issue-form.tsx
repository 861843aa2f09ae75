import { Button } from '@mantine/core';
import { addIssue, changeIssue, NEWSLETTER_TEXT_MAX } from '@rigsouq/contract/leads/newsletter';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { deskKey } from '../desk-key.ts';
import type { Issue } from './newsletter-query.ts';

/** Adds an issue of the newsletter, or changes its draft. */
export function IssueForm({ issue, onDone }: { issue?: Issue; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { subjectEn = '', textEn = '', subjectAr = '', textAr = '' } = issue ?? {};
  const form = useContractForm(addIssue.body, { subjectEn, textEn, subjectAr, textAr });

  async function submit(body: typeof form.values) {
    setFailure(undefined);
    try {
      if (issue) await call(changeIssue, { params: { id: issue._id }, body });
      else await call(addIssue, { body });
      onDone();
      void toast({ message: t(addIssue.message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to save the issue')));
    }
    await client.invalidateQueries({ queryKey: deskKey });
  }

  const text = { rows: 6, maxLength: NEWSLETTER_TEXT_MAX, required: true } as const;
  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <TextField form={form} field="subjectEn" label={t('Subject in English')} dir="ltr" required data-autofocus />
      <LongTextField
        form={form}
        field="textEn"
        label={t('Text in English')}
        description={t('A blank line starts a new paragraph.')}
        dir="ltr"
        {...text}
      />
      <TextField form={form} field="subjectAr" label={t('Subject in Arabic')} dir="rtl" required />
      <LongTextField form={form} field="textAr" label={t('Text in Arabic')} dir="rtl" {...text} />
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {form.submitting ? t('Sending...') : t('Save draft')}
        </Button>
      </div>
    </form>
  );
}
