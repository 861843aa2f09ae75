import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readOrderFile } from '@rigsouq/contract/operations/desk-search';
import { formatPlaceDay } from '@rigsouq/kernel/place-time';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../lib/api/call-error.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { orderActionTexts } from '../../../shared/orders/order-action-texts.ts';
import { OrderLines } from '../../../shared/orders/order-lines.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { EmptyState } from '../states.tsx';
import { CompanyLink, DealSteps } from './deal-steps.tsx';
import { RecordHeader } from './record-header.tsx';
import { orderFileQuery } from './search-queries.ts';

/** Shows a purchase order to an operator, who can read it and change nothing. */
export function OrderFile({ id }: { id: string }) {
  const file = useQuery(orderFileQuery(id));
  return (
    <>
      {file.data && <RecordHeader title={file.data.title} state={file.data.state} links={[]} />}
      <OrderEvidence id={id} />
    </>
  );
}

export function OrderEvidence({ id }: { id: string }) {
  const { t } = useTranslation();
  const file = useQuery(orderFileQuery(id));
  if (isNotFound(file.error)) return <EmptyState>{t('Purchase order not found')}</EmptyState>;
  if (file.isError) return <QueryFailure query={file} fallback={t('Failed to fetch the order')} />;
  if (!file.data) return <LoadingRows />;
  const { companies, history, country } = file.data;
  return (
    <>
      <Facts order={file.data} />
      <OrderLines order={file.data} />
      <DealSteps steps={history} companies={companies} texts={orderActionTexts} country={country} />
    </>
  );
}

function Facts({ order }: { order: AnswerOf<typeof readOrderFile> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number, companies, createdAt, country, dueOn, deliveredOn, rfqNumber, auctionNumber } = order;
  return (
    <DealPanel title={t('The order')}>
      <DealFacts
        facts={[
          { label: t('Purchase order'), value: <bdi>{number}</bdi> },
          { label: t('Buyer'), value: <CompanyLink company={companies.buyer} /> },
          { label: t('Supplier'), value: <CompanyLink company={companies.supplier} /> },
          { label: t('Issued on'), value: formatPlaceDay(createdAt, language, country) },
          dueOn && { label: t('Delivery due'), value: formatDay(dueOn, language) },
          deliveredOn && { label: t('Delivered on'), value: formatDay(deliveredOn, language) },
          rfqNumber && { label: t('Request'), value: <bdi>{rfqNumber}</bdi> },
          auctionNumber && { label: t('Reverse auction'), value: <bdi>{auctionNumber}</bdi> },
        ]}
      />
    </DealPanel>
  );
}
