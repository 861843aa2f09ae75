import { useTranslation } from 'react-i18next';
import { otherName } from '../../shared/deals/deal.ts';
import { DealHistory } from '../../shared/deals/deal-history.tsx';
import { DealPage } from '../../shared/deals/deal-page.tsx';
import { orderActionTexts } from '../../shared/orders/order-action-texts.ts';
import { OrderLines } from '../../shared/orders/order-lines.tsx';
import { DealReviews } from '../../shared/trust/deal-reviews/deal-reviews.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderParties } from './order-parties.tsx';
import { OrderPdfs } from './order-pdfs.tsx';
import { type Order, orderQuery } from './order-queries.ts';

/** Shows a purchase order to its buyer and to its supplier. */
export function OrderScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <DealPage
      kind={t('Purchase order')}
      query={orderQuery(id)}
      missing={t('Purchase order not found')}
      failed={t('Failed to fetch the order')}
      back={{
        to: (order) => `/procurement/orders${order?.side === 'supplier' ? '?side=supplier' : ''}`,
        label: t('Back to the orders'),
      }}
      main={(order) => (
        <>
          <OrderHead order={order} />
          <OrderActions order={order} />
          <DealReviews
            kind="order"
            id={order._id}
            other={otherName(t, order.other)}
            completed={order.state === 'closed'}
          />
          <OrderLines order={order} />
          <OrderPdfs id={order._id} />
        </>
      )}
      aside={(order) => (
        <>
          <OrderParties order={order} />
          <DealHistory
            steps={stepsOf(order)}
            side={order.side}
            other={order.other}
            words={orderActionTexts}
            country={order.country}
          />
        </>
      )}
    />
  );
}

/** Adds the fields that a step of an order does not have, such as price and meeting. */
function stepsOf({ history }: Order) {
  const none = { status: '', price: null, currency: null, meeting: null };
  return history.map((step) => ({ ...none, ...step }));
}
