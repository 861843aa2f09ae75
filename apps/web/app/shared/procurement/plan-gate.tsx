import { Button } from '@mantine/core';
import { TRIAL_DAYS } from '@rigsouq/contract/procurement/plans';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import dialogs from '../deals/deal-actions.module.css';
import { planQuery } from './plan-query.ts';

/** Shows the form of a publication. Without a running trial or plan it says what to do instead (R82); the server refuses it too. */
export function PlanGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { data } = useQuery(planQuery);
  if (data && !data.can.publish)
    return (
      <div className={dialogs.form}>
        <FailureNote>
          {t(
            'Your trial or plan has ended. New requests and reverse auctions need a plan. What you have published continues.',
          )}
        </FailureNote>
        <div className={dialogs.answers}>
          <Button component={LocalLink} to="/dashboard?role=buyer" color="amber" data-autofocus>
            {data.can.requestPlan ? t('Ask for a plan') : t('Dashboard')}
          </Button>
        </div>
      </div>
    );
  return (
    <>
      {data?.can.startTrial && <p>{t('This starts your free trial of {{days}} days.', { days: TRIAL_DAYS })}</p>}
      {children}
    </>
  );
}
