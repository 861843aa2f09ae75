import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import type { CompanyFile } from '../operations-queries.ts';
import { Panel } from '../panel.tsx';
import { type DecisionWithReason, ReasonDialog } from '../reason-dialog.tsx';
import { useDecision } from '../use-decision.ts';
import classes from './decisions.module.css';

type DecisionsProps = { file: CompanyFile; onDecided: () => void };

/** Shows the decisions that the server allows now. */
export function Decisions({ file: { company, can }, onDecided }: DecisionsProps) {
  const { t, i18n } = useTranslation();
  const [reasonFor, setReasonFor] = useState<DecisionWithReason>();
  const decision = useDecision(company._id, onDecided);
  const waitsForEmail = !company.emailVerified && ['pending', 'rejected'].includes(company.standing);
  return (
    <Panel title={t('Decision')}>
      <div className={classes.body}>
        {waitsForEmail && (
          <p className={classes.note}>{t('This company’s email is not verified yet, so it cannot be approved.')}</p>
        )}
        {decision.isError && (
          <FailureNote>{messageOf(i18n, decision.error, t('Failed to save the decision'))}</FailureNote>
        )}
        <div className={classes.actions}>
          {can.approve && (
            <Button color="amber" onClick={() => setReasonFor('approve')} disabled={decision.isPending}>
              {t('Approve...')}
            </Button>
          )}
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
    </Panel>
  );
}
