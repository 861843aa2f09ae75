import type { listExperts } from '@rigsouq/contract/directory/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../lib/api/page-loader.ts';
import { DirectoryPreview } from '../../../shared/directory/directory-preview.tsx';
import { ClosingBand } from '../../../ui/page/closing-band.tsx';
import { FeatureGrid } from '../../../ui/page/feature-grid.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PictureHero } from '../../../ui/page/picture-hero.tsx';
import { ExpertCard } from './expert-card.tsx';
import { expertFeatures } from './experts-content.ts';

const SHOWN = 3;

export function ExpertsNetworkScreen({ answer }: Loaded<AnswerOf<typeof listExperts>>) {
  const { t } = useTranslation();
  const lead = t('Appraisers, technicians, inspectors and trainers for construction equipment in the Gulf.');
  return (
    <>
      <PageHead title={t('Experts Network')} description={lead} />
      <PictureHero
        title={t('Experts Network')}
        lead={lead}
        action={{ to: '/find-experts', label: t('Find an Expert') }}
        second={{ to: '/join-as-expert', label: t('Join as an Expert') }}
        picture={{
          name: 'experts',
          alt: t('Illustration of a weathered excavator on a desert construction site'),
        }}
      />
      <FeatureGrid title={t('What experts can do for you')} features={expertFeatures} />
      <DirectoryPreview
        title={t('Experts in the network')}
        more={{ to: '/find-experts', label: t('See all experts') }}
        items={answer?.experts.slice(0, SHOWN) ?? []}
      >
        {(expert) => <ExpertCard expert={expert} />}
      </DirectoryPreview>
      <ClosingBand
        sand
        title={t('Can’t find the right expert?')}
        line={t('Create an account and post what your project needs, or contact us and we’ll find someone.')}
        first={{ to: '/vendoronboarding', label: t('Create an account') }}
        second={{ to: '/contact-us', label: t('Contact us') }}
      />
    </>
  );
}
