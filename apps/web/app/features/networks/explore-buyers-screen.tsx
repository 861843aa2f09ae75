import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { buyerFilterTypes } from '@rigsouq/contract/network-lists';
import type { buyerNetwork } from '@rigsouq/contract/networks';
import { useTranslation } from 'react-i18next';
import { text } from '../../lib/i18n.ts';
import type { Loaded } from '../../lib/page-loader.ts';
import { ClosingBand } from '../../shell/closing-band.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { BuyerCard } from './buyer-card.tsx';
import { BuyerStatistics } from './buyer-statistics.tsx';
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
