import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/local-link.tsx';
import { LeadPage } from '../../shell/lead-page/lead-page.tsx';
import { NextSteps } from '../../shell/lead-page/next-steps.tsx';
import { PointsNote } from './points-note.tsx';
import { trialPoints } from './procurement-content.ts';
import { TrialForm } from './trial-form.tsx';

export function TrialScreen() {
  const { t } = useTranslation();
  return (
    <LeadPage
      title={t('Start Your Free Trial')}
      lead={t('30-day free trial, no credit card. Tell us who you are, and we set it up with you.')}
      aside={
        <>
          <PointsNote title={t('What you get')} points={trialPoints} />
          <NextSteps
            steps={[
              t('We send you an e-mail that your request has arrived.'),
              t('A person writes to you to set up the trial.'),
              t('Your 30 days begin when it is ready, not before.'),
            ]}
          >
            {t('Rather see it first?')} <LocalLink to="/request-demo">{t('Request a Demo')}</LocalLink>
          </NextSteps>
        </>
      }
      thanks={{
        title: t('Thank you. Your 30-day free trial is on its way.'),
        steps: [
          t('We have sent you an e-mail, and we answer there.'),
          t('You can open your buyer account now: the trial is added to it.'),
        ],
        onward: { to: '/vendoronboarding?role=buyer', label: t('Open a buyer account') },
        again: t('Send another request'),
      }}
    >
      {(onSent) => <TrialForm onSent={onSent} />}
    </LeadPage>
  );
}
