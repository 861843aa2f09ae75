// The second line of each result: what tells two of them apart.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { searchAnywhere } from '@rigsouq/contract/search/calls';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../lib/format/format.ts';
import { Place, useFormatTime } from '../../lib/format/place.tsx';
import { countryLabel } from '../../lib/i18n/labels.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { orderStateTexts } from '../../shared/orders/order-badge.tsx';
import { reverseStateTexts } from '../../shared/reverse-auctions/reverse-texts.ts';
import { rfqStateTexts } from '../../shared/rfqs/rfq-texts.ts';
import { JoinedFacts } from '../../ui/page/joined-facts.tsx';

type Answer = AnswerOf<typeof searchAnywhere>;
type Own = NonNullable<Answer['own']>;

export function MachineDetail({ machine }: { machine: Answer['machines'][number] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { type, price, dailyRate, currency, location, country } = machine;
  const amount = type === 'rent' ? dailyRate : price;
  const shown = amount === null ? t('Price on request') : formatPrice(amount, currency, language);
  const asked = type === 'rent' && amount !== null ? t('{{amount}} / day', { amount: shown }) : shown;
  return <JoinedFacts facts={[asked, location, country && countryLabel(t, country)]} />;
}

export function LotDetail({ lot }: { lot: Answer['lots'][number] }) {
  return (
    <Place country={lot.country}>
      <LotFacts lot={lot} />
    </Place>
  );
}

function LotFacts({ lot: { startsAt, endsAt, location } }: { lot: Answer['lots'][number] }) {
  const { t } = useTranslation();
  const formatTime = useFormatTime();
  const isRunning = Date.parse(startsAt) <= Date.now();
  const time = isRunning
    ? t('Ends {{time}}', { time: formatTime(endsAt) })
    : t('Starts {{time}}', { time: formatTime(startsAt) });
  return <JoinedFacts facts={[time, location]} />;
}

export function CompanyDetail({ company: { side, city, country } }: { company: Answer['companies'][number] }) {
  const { t } = useTranslation();
  return (
    <JoinedFacts facts={[t(side === 'supplier' ? 'Supplier' : 'Buyer'), city, country && countryLabel(t, country)]} />
  );
}

export function OrderDetail({ order: { number, state, total, currency } }: { order: Own['orders'][number] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return <JoinedFacts facts={[number, t(orderStateTexts[state]), formatPrice(total, currency, language)]} />;
}

export function RfqDetail({ rfq: { number, state } }: { rfq: Own['rfqs'][number] }) {
  const { t } = useTranslation();
  return <JoinedFacts facts={[number, t(rfqStateTexts[state].label)]} />;
}

export function AuctionDetail({ auction: { number, state } }: { auction: Own['auctions'][number] }) {
  const { t } = useTranslation();
  return <JoinedFacts facts={[number, t(reverseStateTexts[state].label)]} />;
}
