import { deskOrderStates, listDeskOrders } from '@rigsouq/contract/operations/desk-search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { Age } from '../list/desk-file.tsx';
import { DeskList, DeskPage } from '../list/desk-page.tsx';
import { FileHead } from '../list/file-head.tsx';
import { pagesQuery } from '../list/pages-query.ts';
import { OrderEvidence } from './order-file.tsx';
import classes from './search.module.css';
import { useDealColumns } from './use-deal-columns.tsx';

type State = (typeof deskOrderStates)[number];
const texts: Record<State, string> = {
  late: text('Late'),
  issued: text('Issued'),
  accepted: text('Accepted'),
  declined: text('Declined'),
  delivered: text('Delivered'),
  closed: text('Closed'),
  cancelled: text('Cancelled'),
};

const ordersQuery = (state: State) =>
  pagesQuery(['orders', state], (after) => call(listDeskOrders, { query: { state, ...after } }));

/** Lists the purchase orders of all companies, late ones first. */
export function OrdersScreen() {
  const { t } = useTranslation();
  return (
    <DeskPage title={t('Orders')} path="/admin/orders" states={deskOrderStates} texts={texts}>
      {(state) => <Orders key={state} state={state} />}
    </DeskPage>
  );
}

function Orders({ state }: { state: State }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dealColumns = useDealColumns();
  const found = useInfiniteQuery(ordersQuery(state));
  return (
    <DeskList
      query={found}
      rows={found.data?.pages.flatMap(({ orders }) => orders)}
      failed={t('Failed to fetch the orders')}
      empty={state === 'late' ? t('No order is late.') : t('No orders.')}
      label={t('Orders')}
      nameLabel={t('Order')}
      nameOf={({ number, title }) => `${number} ${title}`}
      columns={[
        ...dealColumns,
        {
          label: t('Delivery due'),
          cell: ({ dueOn, late }) =>
            dueOn && <span className={late ? classes.late : undefined}>{formatDay(dueOn, language)}</span>,
        },
        { label: t('Issued on'), cell: ({ createdAt }) => <Age since={createdAt} /> },
      ]}
      panel={({ _id, number, title, state: current }) => (
        <>
          <FileHead title={`${number} ${title}`} page={`/admin/orders/${_id}`}>
            <StatusBadge status={t(texts[current])} />
          </FileHead>
          <OrderEvidence id={_id} />
        </>
      )}
    />
  );
}
