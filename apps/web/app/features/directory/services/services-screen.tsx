import type { listProviders } from '@rigsouq/contract/directory/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../lib/api/page-loader.ts';
import { DirectoryPreview } from '../../../shared/directory/directory-preview.tsx';
import { ClosingBand } from '../../../ui/page/closing-band.tsx';
import { JoinSteps } from '../../../ui/page/offer-sections.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PictureHero } from '../../../ui/page/picture-hero.tsx';
import { ProviderCard } from './provider-card.tsx';
import { ServiceKinds } from './service-kinds.tsx';
import { requestNeeds, requestStages } from './services-content.ts';

const SHOWN = 3;

export function ServicesScreen({ answer }: Loaded<AnswerOf<typeof listProviders>>) {
  const { t } = useTranslation();
  const lead = t(
    'Find companies that repair, inspect, transport and operate construction equipment across the Gulf, or post what you need and let providers come to you.',
  );
  return (
    <>
      <PageHead title={t('Services')} description={lead} />
      <PictureHero
        title={t('Services that keep machines working')}
        lead={lead}
        action={{ to: '/find-service-providers', label: t('Find Service Providers') }}
        second={{ to: '/post-service-request', label: t('Post a Service Request') }}
        picture={{
          name: 'services',
          alt: t('Illustration of an orange road roller on a desert construction site'),
        }}
      />
      <ServiceKinds />
      <JoinSteps
        title={t('How a service request works')}
        stages={requestStages}
        needs={{ title: t('What to include'), items: requestNeeds }}
      />
      <DirectoryPreview
        title={t('Service providers')}
        more={{ to: '/find-service-providers', label: t('See all service providers') }}
        items={answer?.providers.slice(0, SHOWN) ?? []}
      >
        {(provider) => <ProviderCard provider={provider} />}
      </DirectoryPreview>
      <ClosingBand
        sand
        title={t('Do you service equipment?')}
        line={t('Get found by equipment owners. See the plans or register now.')}
        first={{ to: '/register-as-provider', label: t('Register as a Provider') }}
        second={{ to: '/join-as-service-provider', label: t('See the plans') }}
      />
      <ClosingBand
        title={t('Not sure what the machine needs?')}
        line={t('Describe the problem. We reply with who can help, or with the questions a technician would ask.')}
        first={{ to: '/post-service-request', label: t('Post a Service Request') }}
        second={{ to: '/contact-us', label: t('Contact us') }}
      />
    </>
  );
}
