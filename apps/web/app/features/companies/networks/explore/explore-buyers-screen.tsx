import { buyerFilterTypes } from '@rigsouq/contract/companies/network-lists';
import type { buyerNetwork } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../../lib/api/page-loader.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { ClosingBand } from '../../../../ui/page/closing-band.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { BuyerStatistics } from '../buyer/buyer-statistics.tsx';
import { BuyerCard } from './buyer-card.tsx';
import { ExplorePage } from './explore-page.tsx';

const texts = {
  title: text('Explore Buyers'),
  lead: text('Contractors, developers and rental companies across the Gulf, and what they need now.'),
  search: text('Search buyers'),
  list: text('All buyers'),
  shown: text('Buyers shown: {{number}}'),
  empty: text('No buyers found.'),
  failing: text('Failed to load buyers'),
};

export function ExploreBuyersScreen({ answer, failed }: Loaded<AnswerOf<typeof buyerNetwork>>) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t(texts.title)} description={t(texts.lead)} />
      <ExplorePage
        texts={texts}
        types={buyerFilterTypes}
        statistics={answer && <BuyerStatistics stats={answer.stats} />}
        items={answer?.featuredBuyers ?? null}
        failed={failed}
      >
        {(buyer) => <BuyerCard buyer={buyer} />}
      </ExplorePage>
      <ClosingBand
        sand
        title={t('Do your projects need machines?')}
        line={t('Post what you need and let suppliers come to you.')}
        first={{ to: '/vendoronboarding?role=buyer', label: t('Create a buyer account') }}
        second={{ to: '/explore-network', label: t('Explore suppliers') }}
      />
    </>
  );
}
