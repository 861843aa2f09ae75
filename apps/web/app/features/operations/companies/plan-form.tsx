import { Button } from '@mantine/core';
import { activateBuyerPlan } from '@rigsouq/contract/procurement/plans';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { TextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { deskKey } from '../desk-key.ts';

const YEAR_DAYS = 364;

/** Activates the e-procurement plan of a buyer, or changes its last day. */
export function PlanForm({ companyId, onDone }: { companyId: string; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useContractForm(activateBuyerPlan.body, { endsOn: daysLater(dayOf(new Date()), YEAR_DAYS) });

  async function submit(body: typeof form.values) {
    setFailure(undefined);
    try {
      await call(activateBuyerPlan, { params: { id: companyId }, body });
      onDone();
      void toast({ message: t(activateBuyerPlan.message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to activate the plan')));
    }
    await client.invalidateQueries({ queryKey: deskKey });
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <p>{t('The plan starts now. The company is notified. Agree on the payment first.')}</p>
      <TextField form={form} field="endsOn" type="date" label={t('Last day')} required data-autofocus />
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {form.submitting ? t('Sending...') : t('Activate plan')}
        </Button>
      </div>
    </form>
  );
}
