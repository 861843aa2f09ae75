import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { LeadPage } from '../../../shared/leads/lead-page/lead-page.tsx';
import { NextSteps } from '../../../shared/leads/lead-page/next-steps.tsx';
import { ProviderForm } from './provider-form.tsx';

export function RegisterProviderScreen() {
  const { t } = useTranslation();
  return (
    <LeadPage
      title={t('Register as a Provider')}
      lead={t('Tell us what you do, where and on which machines. We review it before publishing anything.')}
      aside={
        <NextSteps
          steps={[
            t('We email you to confirm we received your registration.'),
            t('We review it and contact you, including about your plan.'),
            t('Once agreed, we publish your profile in the directory.'),
          ]}
        >
          {t('Which plan is right for you?')} <LocalLink to="/join-as-service-provider">{t('See the plans')}</LocalLink>
        </NextSteps>
      }
      thanks={{
        title: t('Thank you. We have received your registration.'),
        steps: [
          t('We’ve sent you a confirmation email and will reply there.'),
          t('We charge and publish nothing until you agree.'),
        ],
        onward: { to: '/find-service-providers', label: t('See the directory') },
        again: t('Register another company'),
      }}
    >
      {(onSent) => <ProviderForm onSent={onSent} />}
    </LeadPage>
  );
}
