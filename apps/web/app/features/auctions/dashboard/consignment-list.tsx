import { Button } from '@mantine/core';
import type { myConsignments } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { auctionTypeTexts } from '../../../shared/auctions/lot-texts.ts';
import { consignmentsPage } from '../../../shared/dashboard/list-queries.ts';
import { PagedList } from '../../../shared/deals/paged-list.tsx';
import { type LotRow, LotRows } from './lot-rows.tsx';

type Consignment = AnswerOf<typeof myConsignments>['data'][number];

export function ConsignmentList() {
  const { t } = useTranslation();
  const language = useLanguage();

  function rowOf({ _id, title, model, image, type, currentBid, totalBids, status, ...dates }: Consignment): LotRow {
    const upcoming = status === 'pending' && dates.startDate !== null;
    const when = upcoming ? dates.startDate : dates.endDate;
    return {
      to: `/consignments/${_id}`,
      title,
      image,
      line: [model, t(auctionTypeTexts[type])].filter(Boolean).join(' · '),
      second:
        totalBids === null
          ? t('Sealed until the end')
          : t('Bids: {{number}}', { number: formatNumber(totalBids, language) }),
      figure: currentBid === null ? t('N/A') : <Dollars amount={currentBid} />,
      day: when
        ? `${upcoming ? t('Starts') : dates.outcome ? t('Ended') : t('Ends')} ${formatPlaceTime(when, language, dates.country)}`
        : t('N/A'),
      state: { status, outcome: dates.outcome, scheduled: upcoming },
      next: t('Open'),
      waits: false,
    };
  }

  return (
    <PagedList
      photos
      label={t('My Consignments')}
      query={consignmentsPage}
      empty={t('No consignments found.')}
      failed={t('Failed to fetch consignments')}
      hint={
        <>
          <p>{t('Consign a machine and it will appear here.')}</p>
          <Button component={LocalLink} to="/auction/consign" color="amber" size="md">
            {t('Consign Your Equipment')}
          </Button>
        </>
      }
    >
      {(deals) => (
        <LotRows
          rows={deals.map(rowOf)}
          headings={{ second: t('Bids'), figure: t('Current bid'), day: t('When'), dayMatters: true }}
        />
      )}
    </PagedList>
  );
}
