import { Button } from '@mantine/core';
import type { myBids } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { formatDollarsInText } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { auctionTypeTexts } from '../../../shared/auctions/lot-texts.ts';
import { PositionBadge } from '../../../shared/auctions/position-badge.tsx';
import { bidsPage } from '../../../shared/dashboard/list-queries.ts';
import { dayOrUnknown } from '../../../shared/deals/deal.ts';
import { PagedList } from '../../../shared/deals/paged-list.tsx';
import { type LotRow, LotRows } from './lot-rows.tsx';

type Bid = AnswerOf<typeof myBids>['data'][number];

export function BidList() {
  const { t } = useTranslation();
  const language = useLanguage();

  function rowOf({ _id, consignmentId: lot, amount, createdAt, position }: Bid): LotRow {
    const { currentBid, status } = lot;
    const amountText = currentBid !== null && { amount: formatDollarsInText(language, currentBid) };
    const price =
      amountText &&
      (status === 'active' ? t('Current bid {{amount}}', amountText) : t('Highest bid {{amount}}', amountText));
    return {
      to: `/bids/${_id}`,
      title: lot.title,
      image: lot.image,
      line: [lot.model, t(auctionTypeTexts[lot.type]), price].filter(Boolean).join(' · '),
      second: <PositionBadge position={position} reserveMet={lot.reserveMet} />,
      figure: <Dollars amount={amount} />,
      day: dayOrUnknown(t, createdAt, language, lot.country),
      state: { status, outcome: lot.outcome },
      next: t('Open'),
      waits: position === 'won' || (position === 'outbid' && status === 'active'),
    };
  }

  return (
    <PagedList
      photos
      label={t('My Bids')}
      query={bidsPage}
      empty={t('No bids found.')}
      failed={t('Failed to fetch bids')}
      hint={
        <>
          <p>{t('Bid on a machine to follow it here.')}</p>
          <Button component={LocalLink} to="/auctions" color="amber" size="md">
            {t('Browse Auctions')}
          </Button>
        </>
      }
    >
      {(deals) => (
        <LotRows
          rows={deals.map(rowOf)}
          headings={{ second: t('Position', { context: 'auction' }), figure: t('Your bid'), day: t('Placed on') }}
        />
      )}
    </PagedList>
  );
}
