import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect } from '@mantine/core';
import { orderStates } from '@rigsouq/contract/orders/lists';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatPrice } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { dayOrUnknown, otherName, type Side } from '../../shared/deals/deal.ts';
import classes from '../../shared/deals/deal-list.module.css';
import { DealTable, DealTableRow, NextStep } from '../../shared/deals/deal-table.tsx';
import { PagedList } from '../../shared/deals/paged-list.tsx';
import { OrderBadge, orderStateTexts } from '../../shared/orders/order-badge.tsx';
import { type OrderItem, type OrderState, ordersPage } from './order-queries.ts';
import own from './orders-screen.module.css';

export function OrderList({ side }: { side: Side }) {
  const { t } = useTranslation();
  const [state, setState] = useStateFilter();
  return (
    <div className={own.list}>
      <NativeSelect
        className={own.filter ?? ''}
        label={t('Status')}
        value={state ?? ''}
        onChange={({ currentTarget }) => setState(currentTarget.value)}
        data={[
          { value: '', label: t('All') },
          ...orderStates.map((value) => ({ value, label: t(orderStateTexts[value]) })),
        ]}
      />
      <PagedList
        label={t('Purchase orders')}
        query={(page) => ordersPage(side, state, page)}
        empty={state ? t('No orders with this status.') : t('No orders yet.')}
        failed={t('Failed to fetch orders')}
        hint={!state && <Hint side={side} />}
      >
        {(orders) => (
          <DealTable
            headings={{
              machine: t('Order'),
              company: t('Company'),
              figure: t('Total incl. VAT'),
              day: t('Delivery due'),
            }}
          >
            {orders.map((order) => (
              <Row key={order._id} order={order} />
            ))}
          </DealTable>
        )}
      </PagedList>
    </div>
  );
}

function Row({ order }: { order: OrderItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, number, title, other, total, currency, dueOn, state, side } = order;
  const waits = waitingStates[side].includes(state);
  const next = waits ? (state === 'issued' ? t('Respond') : t('Confirm delivery')) : t('View');
  const to = `/procurement/orders/${_id}`;
  return (
    <DealTableRow
      machine={
        <>
          <LocalLink to={to} className={own.number ?? ''}>
            <bdi>{number}</bdi>
          </LocalLink>
          <bdi className={classes.type}>{title}</bdi>
        </>
      }
      company={<bdi>{otherName(t, other)}</bdi>}
      figure={<bdi>{formatPrice(total, currency, language)}</bdi>}
      day={dueOn ? dayOrUnknown(t, dueOn, language) : t('N/A')}
      status={<OrderBadge state={state} />}
      next={<NextStep to={to} label={next} about={number} waits={waits} />}
    />
  );
}

/** The states in which an order waits for this side. */
const waitingStates: Record<Side, readonly OrderState[]> = { buyer: ['accepted'], supplier: ['issued'] };

function Hint({ side }: { side: Side }) {
  const { t } = useTranslation();
  if (side === 'supplier')
    return <p>{t('When a buyer awards you a request, the order appears here and in your notifications.')}</p>;
  return (
    <>
      <p>{t('Award a request for quotation and its orders will appear here.')}</p>
      <Button component={LocalLink} to="/procurement/rfq" color="amber">
        {t('Open RFQ')}
      </Button>
    </>
  );
}

/** Keeps the state filter in the address, so that a user can bookmark and send the list. A new filter starts at the first page. */
function useStateFilter(): [OrderState | undefined, (state: string) => void] {
  const [query, setQuery] = useSearchParams();
  const state = orderStates.find((one) => one === query.get('state'));
  return [
    state,
    (chosen) =>
      setQuery((before) => {
        before.delete('page');
        if (chosen) before.set('state', chosen);
        else before.delete('state');
        return before;
      }),
  ];
}
