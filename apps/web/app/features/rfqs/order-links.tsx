import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { DealPanel } from '../../shared/deals/deal-panel.tsx';
import { OrderBadge } from '../../shared/orders/order-badge.tsx';
import request from './request/request.module.css';

type Order = { readonly _id: string; readonly number: string; readonly companyName?: string; readonly state: string };

/** Links to the purchase orders that came from the award. */
export function OrderLinks({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation();
  if (orders.length === 0) return null;
  return (
    <DealPanel title={t('Purchase orders')}>
      <ul className={request.request}>
        {orders.map(({ _id, number, companyName, state }) => (
          <li key={_id} className={request.order}>
            <LocalLink to={`/procurement/orders/${_id}`} className={request.file ?? ''}>
              <bdi>{number}</bdi>
              {companyName && <bdi>{companyName}</bdi>}
            </LocalLink>
            <OrderBadge state={state} />
          </li>
        ))}
      </ul>
    </DealPanel>
  );
}
