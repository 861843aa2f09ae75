import { Button } from '@mantine/core';
import { endBuyerPlan } from '@rigsouq/contract/procurement/plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { ActionForm } from '../../../shared/deals/action-form.tsx';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { CompanyFile } from '../operations-queries.ts';
import classes from './decisions.module.css';
import { PlanForm } from './plan-form.tsx';

type PlanPanelProps = { company: CompanyFile['company']; buyerPlan: NonNullable<CompanyFile['buyerPlan']> };

/** Shows the trial or plan of a buyer for e-procurement, and activates or ends it (R82). */
export function PlanPanel({ company, buyerPlan: { plan, requestedAt } }: PlanPanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [dialog, setDialog] = useState<'activate' | 'end'>();
  const name = company.companyName ?? company.contactName;
  const close = () => setDialog(undefined);
  const date = plan && formatInstant(plan.endsAt, language);
  const state = !plan
    ? t('No trial or plan yet')
    : plan.kind === 'trial'
      ? plan.isRunning
        ? t('Free trial until {{date}}', { date })
        : t('Free trial ended on {{date}}', { date })
      : plan.isRunning
        ? t('Plan until {{date}}', { date })
        : t('Plan ended on {{date}}', { date });
  return (
    <DealPanel title={t('E-procurement plan')}>
      <div className={classes.body}>
        <p>{state}</p>
        {requestedAt && (
          <p className={classes.note}>
            {t('Plan requested on {{date}}', { date: formatInstant(requestedAt, language) })}
          </p>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setDialog('activate')}>
            {t('Activate plan...')}
          </Button>
          {plan?.isRunning && (
            <Button variant="outline" color="red" onClick={() => setDialog('end')}>
              {t('End plan...')}
            </Button>
          )}
        </div>
      </div>
      <Dialog opened={dialog === 'activate'} onClose={close} title={t('Plan of {{name}}', { name })}>
        <PlanForm companyId={company._id} onDone={close} />
      </Dialog>
      <Dialog opened={dialog === 'end'} onClose={close} title={t('End the plan of {{name}}?', { name })}>
        <ActionForm
          refresh="admin"
          onClose={close}
          act={{
            effect: t('It cannot publish new requests and reverse auctions from now on. Open ones continue.'),
            note: t('Reason'),
            noteNeeded: t('Give a reason of at least 3 characters'),
            noteMax: 1_000,
            confirm: t('End plan'),
            tone: 'danger',
            done: t(endBuyerPlan.message),
            failed: t('Failed to save the decision'),
            send: (reason) => call(endBuyerPlan, { params: { id: company._id }, body: { reason } }),
          }}
        />
      </Dialog>
    </DealPanel>
  );
}
