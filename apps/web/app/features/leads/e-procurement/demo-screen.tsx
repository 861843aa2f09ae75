import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { LeadPage } from '../../../shared/leads/lead-page/lead-page.tsx';
import { NextSteps } from '../../../shared/leads/lead-page/next-steps.tsx';
import { DemoForm } from './demo-form.tsx';
import { PointsNote } from './points-note.tsx';
import { demoPoints } from './procurement-content.ts';

export function DemoScreen() {
  const { t } = useTranslation();
  const responseTime = t("We'll contact you within 24 hours");
  return (
    <LeadPage
      title={t('Request a Demo')}
      lead={t('A 45-minute virtual demo of e-procurement, based on your questions.')}
      aside={
        <>
          <PointsNote title={t('What you’ll see')} points={demoPoints} />
          <NextSteps
            steps={[
              responseTime,
              t('We agree a time with you and send a link.'),
              t('You see the product live and ask questions.'),
            ]}
          >
            {t('Prefer to try it yourself?')} <LocalLink to="/start-free-trial">{t('Start Your Free Trial')}</LocalLink>
          </NextSteps>
        </>
      }
      thanks={{
        title: t('Thank you. We have received your request.'),
        steps: [responseTime, t('We’ve sent you a confirmation email and will reply there.')],
        onward: { to: '/procurement', label: t('Back to e-procurement') },
        again: t('Send another request'),
      }}
    >
      {(onSent) => <DemoForm onSent={onSent} />}
    </LeadPage>
  );
}
