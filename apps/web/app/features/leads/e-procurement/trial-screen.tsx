import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { LeadPage } from '../../../shared/leads/lead-page/lead-page.tsx';
import { NextSteps } from '../../../shared/leads/lead-page/next-steps.tsx';
import { PointsNote } from './points-note.tsx';
import { trialPoints } from './procurement-content.ts';
import { TrialForm } from './trial-form.tsx';

export function TrialScreen() {
  const { t } = useTranslation();
  return (
    <LeadPage
      title={t('Start Your Free Trial')}
      lead={t('30-day free trial, no credit card. Tell us about your company and we’ll set it up with you.')}
      aside={
        <>
          <PointsNote title={t('What you get')} points={trialPoints} />
          <NextSteps
            steps={[
              t('We email you to confirm we received your request.'),
              t('Create your buyer account and start the trial on its dashboard.'),
              t('Your 30 days start with the button, or with your first request or reverse auction.'),
            ]}
          >
            {t('Prefer a demo first?')} <LocalLink to="/request-demo">{t('Request a Demo')}</LocalLink>
          </NextSteps>
        </>
      }
      thanks={{
        title: t('Thank you. Your 30-day free trial is on its way.'),
        steps: [
          t('We’ve sent you a confirmation email and will reply there.'),
          t('Create your buyer account now and start the trial on its dashboard.'),
        ],
        onward: { to: '/vendoronboarding?role=buyer', label: t('Create a buyer account') },
        again: t('Send another request'),
      }}
    >
      {(onSent) => <TrialForm onSent={onSent} />}
    </LeadPage>
  );
}
