import type { auctionDurations } from '@rigsouq/contract/auctions/consignments';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { formatDay, formatHours, formatNumber } from '../../../lib/format/format.ts';
import { categoryLabel, conditionLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { highestBidText, reserveText } from '../../../shared/auctions/lot-texts.ts';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import type { Consignment } from './consignment-query.ts';

export function AuctionFacts({ consignment }: { consignment: Consignment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { status, outcome, startDate, endDate, extensions, currentBid, totalBids, bidders } = consignment;
  const reserve = reserveText(consignment.reserveMet);
  const number = (value: number) => formatNumber(value, language);
  return (
    <DealPanel title={t('The auction')}>
      <DealFacts
        facts={[
          currentBid !== null && {
            label: outcome === 'sold' ? t('Final price') : t(highestBidText(status)),
            value: <Dollars amount={currentBid} />,
            large: true,
          },
          { label: t('Your reserve (hidden from bidders)'), value: <Dollars amount={consignment.reservePrice} /> },
          startDate !== null && reserve && { label: t('Reserve'), value: t(reserve) },
          startDate !== null && { label: t('Starting price'), value: <Dollars amount={consignment.startPrice} /> },
          consignment.estimatedValue !== null && {
            label: t('Estimated value'),
            value: <Dollars amount={consignment.estimatedValue} />,
          },
          startDate !== null && {
            label: t('Bids'),
            value: totalBids === null ? t('Sealed until the end') : number(totalBids),
          },
          bidders !== null && bidders > 0 && { label: t('Bidders'), value: number(bidders) },
          startDate === null && { label: t('Requested start'), value: formatDay(consignment.wantedDate, language) },
          startDate === null && {
            label: t('Duration'),
            value: t('{{number}} days', {
              count: daysOf(consignment.auctionDuration),
              number: number(daysOf(consignment.auctionDuration)),
            }),
          },
          startDate !== null && {
            label: t('Starts'),
            value: formatPlaceTime(startDate, language, consignment.country),
          },
          endDate !== null && { label: t('Ends'), value: formatPlaceTime(endDate, language, consignment.country) },
          extensions > 0 && {
            label: t('Soft close'),
            value: t('Extended {{number}} times', { count: extensions, number: number(extensions) }),
          },
        ]}
      />
    </DealPanel>
  );
}

export function MachineFacts({ consignment }: { consignment: Consignment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { condition, hours, category } = consignment;
  return (
    <DealPanel title={t('The machine')}>
      <DealFacts
        facts={[
          consignment.manufacturer !== null && {
            label: t('Manufacturer', { context: 'machine' }),
            value: <bdi>{consignment.manufacturer}</bdi>,
          },
          consignment.model !== null && { label: t('Model'), value: <bdi>{consignment.model}</bdi> },
          consignment.year !== null && { label: t('Year'), value: consignment.year },
          { label: t('Hours'), value: hours === null ? t('N/A') : formatHours(hours, language) },
          consignment.serialNumber !== null && {
            label: t('Serial number'),
            value: <bdi dir="ltr">{consignment.serialNumber}</bdi>,
          },
          { label: t('Category'), value: categoryLabel(t, category) },
          condition !== null && { label: t('Condition'), value: conditionLabel(t, condition) },
          { label: t('Location'), value: <bdi>{consignment.location}</bdi> },
          { label: t('Description'), value: <bdi>{consignment.description}</bdi> },
          {
            label: t('Contact Information'),
            value: (
              <bdi>{[consignment.contactName, consignment.contactEmail, consignment.contactPhone].join('\n')}</bdi>
            ),
          },
        ]}
      />
    </DealPanel>
  );
}

const daysOf = (duration: (typeof auctionDurations)[number]) => Number.parseInt(duration, 10);
