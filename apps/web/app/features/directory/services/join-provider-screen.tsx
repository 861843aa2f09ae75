import type { listTestimonials } from '@rigsouq/contract/directory/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../lib/api/page-loader.ts';
import { FeatureGrid } from '../../../ui/page/feature-grid.tsx';
import { OfferClosing } from '../../../ui/page/offer-sections.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PictureHero } from '../../../ui/page/picture-hero.tsx';
import { Plans } from './plans.tsx';
import { providerBenefits } from './services-content.ts';
import { Testimonials } from './testimonials.tsx';

export function JoinProviderScreen({ answer }: Loaded<AnswerOf<typeof listTestimonials>>) {
  const { t } = useTranslation();
  const lead = t(
    'For workshops, inspectors, hauliers and crews: get found by companies that own and rent construction equipment in the Gulf.',
  );
  return (
    <>
      <PageHead title={t('Join as a Service Provider')} description={lead} />
      <PictureHero
        title={t('Join as a Service Provider')}
        lead={lead}
        action={{ to: '/register-as-provider', label: t('Register as a Provider') }}
        second={{ to: '/find-service-providers', label: t('See the directory') }}
        assurance={t('We charge nothing until you agree.')}
        picture={{
          name: 'providers',
          alt: t('Illustration of a green generator on a desert construction site'),
        }}
      />
      <Plans />
      <FeatureGrid title={t('What the directory does for you')} features={providerBenefits} />
      <Testimonials list={answer?.testimonials ?? []} />
      <OfferClosing
        title={t('Find your next job on Rigsouq')}
        line={t('Registering takes three minutes. We review it and contact you.')}
        to="/register-as-provider"
        label={t('Register as a Provider')}
      />
    </>
  );
}
