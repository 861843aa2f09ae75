import type { buyerNetwork } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../../lib/api/page-loader.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { ClosingBand } from '../../../../ui/page/closing-band.tsx';
import { FeatureGrid } from '../../../../ui/page/feature-grid.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { PictureHero } from '../../../../ui/page/picture-hero.tsx';
import { BuyerStatistics } from '../buyer/buyer-statistics.tsx';
import { BuyerCard } from './buyer-card.tsx';
import { buyerFeatures } from './network-content.ts';
import { NetworkPreview } from './network-preview.tsx';

export function BuyerNetworkScreen({ answer, failed }: Loaded<AnswerOf<typeof buyerNetwork>>) {
  const { t } = useTranslation();
  const lead = t('See who is building across the Gulf and which machines they need.');
  return (
    <>
      <PageHead title={t('Buyer Network')} description={lead} />
      <PictureHero
        title={t('Buyer Network')}
        lead={lead}
        action={{ to: '/explore-buyers', label: t('Explore buyers') }}
        second={{ to: '/vendoronboarding?role=buyer', label: t('Join the network') }}
        picture={{
          name: 'network-buyer',
          alt: t('Illustration of an orange crawler excavator on a desert construction site'),
        }}
      />
      {answer && <BuyerStatistics stats={answer.stats} />}
      <NetworkPreview
        title={t('Buyers in the network')}
        more={{ to: '/explore-buyers', label: t('See all buyers') }}
        empty={t('No buyers found.')}
        failing={text('Failed to load buyers')}
        items={answer?.featuredBuyers ?? null}
        failed={failed}
      >
        {(buyer) => <BuyerCard buyer={buyer} />}
      </NetworkPreview>
      <FeatureGrid title={t('Why look for buyers here')} features={buyerFeatures} />
      <ClosingBand
        title={t('Already a member?')}
        line={t('View your profile as suppliers see it, or contact a buyer.')}
        first={{ to: '/buyer-profile', label: t('Your public profile') }}
        second={{ to: '/buyer-contact', label: t('Contact a buyer') }}
      />
    </>
  );
}
