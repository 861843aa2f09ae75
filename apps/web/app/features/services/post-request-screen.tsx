import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/local-link.tsx';
import { LeadPage } from '../../shell/lead-page/lead-page.tsx';
import { NextSteps } from '../../shell/lead-page/next-steps.tsx';
import { RequestForm } from './request-form.tsx';

export function PostRequestScreen() {
  const { t } = useTranslation();
  return (
    <LeadPage
      title={t('Post a Service Request')}
      lead={t(
        'Say what has to be done, on which machine and where. We forward it to providers who do this work there.',
      )}
      aside={
        <NextSteps
          steps={[
            t('We send you an e-mail that your request has arrived.'),
            t('A person reads it and forwards it to providers who do this work in your country.'),
            t('You agree on price and date with the provider. The request costs nothing.'),
          ]}
        >
          {t('Rather choose yourself?')}{' '}
          <LocalLink to="/find-service-providers">{t('Find Service Providers')}</LocalLink>
        </NextSteps>
      }
      thanks={{
        title: t('Thank you. We have received your service request.'),
        steps: [
          t('We have sent you an e-mail, and we answer there.'),
          t('We look for providers who do this work near your site.'),
        ],
        onward: { to: '/find-service-providers', label: t('Find Service Providers') },
        again: t('Post another request'),
      }}
    >
      {(onSent) => <RequestForm onSent={onSent} />}
    </LeadPage>
  );
}
