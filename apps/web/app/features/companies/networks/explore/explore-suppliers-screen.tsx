import { supplierFilterTypes } from '@rigsouq/contract/companies/network-lists';
import type { sellerNetwork } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../../lib/api/page-loader.ts';
import { supplierNetworkStatistics } from '../../../../lib/content.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { type ChangedNumbers, currentNumbers } from '../../../../shared/directory/marketing-numbers.ts';
import { ClosingBand } from '../../../../ui/page/closing-band.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { StatisticsStrip } from '../../../../ui/page/statistics-strip.tsx';
import { ExplorePage } from './explore-page.tsx';
import { SupplierCard } from './supplier-card.tsx';

const texts = {
  title: text('Explore Supplier Network'),
  lead: text(
    'Dealers, rental companies and manufacturers across the Gulf, with inventory, location and verification status.',
  ),
  search: text('Search suppliers'),
  list: text('All suppliers'),
  shown: text('Suppliers shown: {{number}}'),
  empty: text('No suppliers found.'),
  failing: text('Failed to load suppliers'),
};

type Network = AnswerOf<typeof sellerNetwork> & { changedNumbers: ChangedNumbers | null };

export function ExploreSuppliersScreen({ answer, failed }: Loaded<Network>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <PageHead title={t(texts.title)} description={t(texts.lead)} />
      <ExplorePage
        texts={texts}
        types={supplierFilterTypes}
        statistics={
          answer?.changedNumbers && (
            <StatisticsStrip
              title={t('The supplier network in figures')}
              figures={currentNumbers(supplierNetworkStatistics, answer.changedNumbers, language)}
            />
          )
        }
        items={answer?.topSuppliers ?? null}
        failed={failed}
      >
        {(supplier) => <SupplierCard supplier={supplier} profile={`/supplier-profile/${supplier._id}`} />}
      </ExplorePage>
      <ClosingBand
        sand
        title={t('Do you supply machines?')}
        line={t('Join the network to reach buyers across the Gulf, or talk to us about a larger fleet.')}
        first={{ to: '/vendoronboarding?role=supplier', label: t('Become a Supplier') }}
        second={{ to: '/contact-us', label: t('Contact Sales') }}
      />
    </>
  );
}
