import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/local-link.tsx';
import { LeadPage } from '../../shell/lead-page/lead-page.tsx';
import { NextSteps } from '../../shell/lead-page/next-steps.tsx';
import { ProviderForm } from './provider-form.tsx';

export function RegisterProviderScreen() {
  const { t } = useTranslation();
  return (
    <LeadPage
      title={t('Register as a Provider')}
      lead={t('Tell us what you do, where and on which machines. A person reads it before anything is shown.')}
      aside={
        <NextSteps
          steps={[
            t('We send you an e-mail that your registration has arrived.'),
            t('A person reads it and writes to you, also about the plan.'),
            t('Once we have agreed, your entry is published in the directory.'),
          ]}
        >
          {t('Which plan fits?')} <LocalLink to="/join-as-service-provider">{t('See the plans')}</LocalLink>
        </NextSteps>
      }
      thanks={{
        title: t('Thank you. We have received your registration.'),
        steps: [
          t('We have sent you an e-mail, and we answer there.'),
          t('Nothing is charged and nothing is shown before we have agreed on it with you.'),
        ],
        onward: { to: '/find-service-providers', label: t('See the directory') },
        again: t('Register another company'),
      }}
    >
      {(onSent) => <ProviderForm onSent={onSent} />}
    </LeadPage>
  );
}
