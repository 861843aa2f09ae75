import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect } from '@mantine/core';
import { orderStates } from '@rigsouq/contract/orders/lists';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import type { Side } from '../../shared/deals/deal.ts';
import { PagedList } from '../../shared/deals/paged-list.tsx';
import { orderStateTexts } from '../../shared/orders/order-badge.tsx';
import { type OrderState, ordersPage } from './order-queries.ts';
import { OrderRows } from './order-rows.tsx';
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
        {(orders) => <OrderRows orders={orders} />}
      </PagedList>
    </div>
  );
}

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
