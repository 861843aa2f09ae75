import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { LeadPage } from '../../../shared/leads/lead-page/lead-page.tsx';
import { NextSteps } from '../../../shared/leads/lead-page/next-steps.tsx';
import { RequestForm } from './request-form.tsx';

export function PostRequestScreen() {
  const { t } = useTranslation();
  return (
    <LeadPage
      title={t('Post a Service Request')}
      lead={t('Describe the work, the machine and the location. We forward it to providers who do this work there.')}
      aside={
        <NextSteps
          steps={[
            t('We email you to confirm we received your request.'),
            t('We review it and forward it to providers who do this work in your country.'),
            t('You agree price and date with the provider. Posting a request is free.'),
          ]}
        >
          {t('Prefer to choose yourself?')}{' '}
          <LocalLink to="/find-service-providers">{t('Find Service Providers')}</LocalLink>
        </NextSteps>
      }
      thanks={{
        title: t('Thank you. We have received your service request.'),
        steps: [
          t('We’ve sent you a confirmation email and will reply there.'),
          t('We are looking for providers who do this work near your site.'),
        ],
        onward: { to: '/find-service-providers', label: t('Find Service Providers') },
        again: t('Post another request'),
      }}
    >
      {(onSent) => <RequestForm onSent={onSent} />}
    </LeadPage>
  );
}
