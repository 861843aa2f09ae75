import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import type { CompanyFile } from '../operations-queries.ts';
import { type DecisionWithReason, ReasonDialog, ReasonForm } from '../reason-dialog.tsx';
import { useDecision } from '../use-decision.ts';
import classes from './decisions.module.css';

type DecisionsProps = { file: CompanyFile; onDecided: () => void };

/** Shows the decisions that the server allows now. */
export function Decisions({ file: { company, can, licence }, onDecided }: DecisionsProps) {
  const { t, i18n } = useTranslation();
  const [reasonFor, setReasonFor] = useState<DecisionWithReason>();
  const decision = useDecision(company._id, onDecided);
  const [failure, setFailure] = useState<unknown>();
  const failed = decision.error ?? failure;
  const hasLicence = licence !== null && licence.daysLeft >= 0;
  const waitsForEmail = !company.emailVerified && ['pending', 'rejected'].includes(company.standing);
  return (
    <DealPanel title={t('Decision')}>
      <div className={classes.body}>
        {waitsForEmail && (
          <p className={classes.note}>{t('This company’s email is not verified yet, so it cannot be approved.')}</p>
        )}
        {Boolean(failed) && <FailureNote>{messageOf(i18n, failed, t('Failed to save the decision'))}</FailureNote>}
        {can.approve && !hasLicence && (
          <p className={classes.note}>{t('The company has sent no valid licence, so it cannot be approved.')}</p>
        )}
        {can.approve && hasLicence && (
          <ReasonForm
            id={company._id}
            decision="approve"
            proposal={t('Name, number and expiry date match the licence.')}
            onFailed={setFailure}
            onDecided={onDecided}
          />
        )}
        <div className={classes.actions}>
          {can.restore && (
            <Button
              color="amber"
              onClick={() => decision.mutate({ decision: 'restore' })}
              disabled={decision.isPending}
            >
              {t('Restore')}
            </Button>
          )}
          {can.revoke && (
            <Button variant="default" onClick={() => setReasonFor('revoke')} disabled={decision.isPending}>
              {t('Remove badge...')}
            </Button>
          )}
          {can.reject && (
            <Button variant="default" onClick={() => setReasonFor('reject')} disabled={decision.isPending}>
              {t('Reject...')}
            </Button>
          )}
          {can.suspend && (
            <Button variant="outline" color="red" onClick={() => setReasonFor('suspend')} disabled={decision.isPending}>
              {t('Suspend...')}
            </Button>
          )}
        </div>
        {can.restore && (
          <p className={classes.hint}>
            {t('Restoring lets its team members log in again and makes the company visible.')}
          </p>
        )}
      </div>
      <ReasonDialog
        company={company}
        reasonFor={reasonFor}
        onClose={() => setReasonFor(undefined)}
        onDecided={onDecided}
      />
    </DealPanel>
  );
}
