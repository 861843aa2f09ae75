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
          <table className={classes.table}>
            <thead className={classes.head}>
              <tr>
                <th scope="col">{t('Order')}</th>
                <th scope="col">{t('Company')}</th>
                <th scope="col" className={classes.figure}>
                  {t('Total incl. VAT')}
                </th>
                <th scope="col">{t('Delivery due')}</th>
                <th scope="col">{t('Status')}</th>
                <th scope="col">{t('Next step')}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <Row key={order._id} order={order} />
              ))}
            </tbody>
          </table>
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
  return (
    <tr className={classes.row}>
      <td className={classes.machine}>
        <div className={classes.words}>
          <LocalLink to={`/procurement/orders/${_id}`} className={own.number ?? ''}>
            <bdi>{number}</bdi>
          </LocalLink>
          <bdi className={classes.type}>{title}</bdi>
        </div>
      </td>
      <td className={classes.company}>
        <bdi>{otherName(t, other)}</bdi>
      </td>
      <td className={classes.figure}>
        <bdi>{formatPrice(total, currency, language)}</bdi>
      </td>
      <td className={classes.day}>{dueOn ? dayOrUnknown(t, dueOn, language) : t('N/A')}</td>
      <td className={classes.status}>
        <OrderBadge state={state} />
      </td>
      <td className={classes.acts}>
        <Button
          component={LocalLink}
          to={`/procurement/orders/${_id}`}
          size="sm"
          {...(waits ? { color: 'amber' } : { variant: 'default' })}
          aria-label={`${next}: ${number}`}
        >
          {next}
        </Button>
      </td>
    </tr>
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
