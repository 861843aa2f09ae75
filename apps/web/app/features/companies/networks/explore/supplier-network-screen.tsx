import type { supplierNetwork } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../../lib/api/page-loader.ts';
import { formatMoney, formatNumber } from '../../../../lib/format/format.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { type Language, useLanguage } from '../../../../lib/i18n/language.ts';
import { ClosingBand } from '../../../../ui/page/closing-band.tsx';
import { FeatureGrid } from '../../../../ui/page/feature-grid.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { PictureHero } from '../../../../ui/page/picture-hero.tsx';
import { StatisticsStrip } from '../../../../ui/page/statistics-strip.tsx';
import { supplierFeatures } from './network-content.ts';
import { NetworkPreview } from './network-preview.tsx';
import { SupplierCard } from './supplier-card.tsx';

type Network = AnswerOf<typeof supplierNetwork>;

export function SupplierNetworkScreen({ answer, failed }: Loaded<Network>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lead = t('Find the company behind the machine: profile, inventory and verification status.');
  return (
    <>
      <PageHead title={t('Supplier Network')} description={lead} />
      <PictureHero
        title={t('Supplier Network')}
        lead={lead}
        action={{ to: '/explore-network', label: t('Explore suppliers') }}
        second={{ to: '/vendoronboarding?role=supplier', label: t('Join the network') }}
        picture={{
          name: 'network-supplier',
          alt: t('Illustration of an orange dump truck on a desert construction site'),
        }}
      />
      {answer && (
        <StatisticsStrip
          title={t('The supplier network in figures')}
          figures={listStatistics(answer.stats, language)}
        />
      )}
      <NetworkPreview
        title={t('Leading suppliers')}
        note={t('By the number of deals in the last twelve months, then verified and newest suppliers.')}
        more={{ to: '/explore-network', label: t('See all suppliers') }}
        empty={t('No suppliers found.')}
        failing={text('Failed to load supplier network data')}
        items={answer?.topSuppliers ?? null}
        failed={failed}
      >
        {(supplier) => <SupplierCard supplier={supplier} profile={`/supplier/${supplier._id}`} />}
      </NetworkPreview>
      <FeatureGrid title={t('Why buy and rent through the network')} features={supplierFeatures} />
      <ClosingBand
        title={t('Do you supply machines?')}
        line={t('See what the network does for suppliers, or ask us a question first.')}
        first={{ to: '/become-supplier', label: t('Become a supplier') }}
        second={{ to: '/contact-us', label: t('Contact us') }}
      />
    </>
  );
}

/** Returns the statistics from the API. Sales and rating are left out while nothing has been recorded for them. */
function listStatistics(stats: Network['stats'], language: Language) {
  return [
    { value: stats.activeSuppliers, label: text('Active suppliers'), show: formatNumber },
    { value: stats.countries, label: text('Countries'), show: formatNumber },
    { value: stats.annualSales, label: text('Annual sales'), show: (value: number) => formatMoney(value) },
    {
      value: stats.satisfaction,
      label: text('Customer rating'),
      show: (value: number) => formatNumber(value, language, 1),
    },
  ]
    .filter(({ value }, at) => value > 0 || at < 2)
    .map(({ value, label, show }) => ({ figure: show(value, language), label }));
}
