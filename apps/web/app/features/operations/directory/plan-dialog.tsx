import { Button } from '@mantine/core';
import { activatePlan } from '@rigsouq/contract/directory/calls';
import { providerPlans } from '@rigsouq/contract/directory/lists';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ChoiceField, TextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { deskKey } from '../desk-key.ts';
import type { DeskEntry } from './directory-queries.ts';

/** Activates the plan of a provider, or changes its active plan. */
export function ActivatePlan({ entry }: { entry: DeskEntry }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setOpen(true)} aria-label={`${t('Plan')}: ${entry.name}`}>
        {t('Plan')}
      </Button>
      <Dialog opened={open} onClose={() => setOpen(false)} title={t('Plan of {{name}}', { name: entry.name })}>
        <PlanForm entry={entry} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const PLAN_DAYS = 29;

function PlanForm({ entry, onDone }: { entry: DeskEntry; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const today = dayOf(new Date());
  const activePlan = entry.plan?.state === 'active' ? entry.plan : null;
  const form = useContractForm(activatePlan.body, {
    plan: entry.plan?.plan ?? '',
    startsOn: activePlan?.startsOn ?? today,
    endsOn: activePlan?.endsOn ?? daysLater(today, PLAN_DAYS),
  });

  async function submit(body: typeof form.values) {
    setFailure(undefined);
    try {
      await call(activatePlan, { params: { id: entry._id }, body });
      onDone();
      void toast({ message: t(activatePlan.message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to activate the plan')));
    }
    await client.invalidateQueries({ queryKey: deskKey });
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <ChoiceField form={form} field="plan" label={t('Plan')} choices={providerPlans} required data-autofocus />
      <TextField form={form} field="startsOn" type="date" label={t('First day')} required />
      <TextField form={form} field="endsOn" type="date" label={t('Last day')} required />
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
