import { acceptOrder, cancelOrder, closeOrder, declineOrder } from '@rigsouq/contract/orders/calls';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { type DealAction, DealActions } from '../../shared/deals/deal-actions.tsx';
import { DeliverForm } from './deliver-form.tsx';
import type { Order } from './order-queries.ts';

export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const keyFor = useIdempotencyKey();
  const { _id: id, number, total, currency, can } = order;
  const params = { id };
  const reason = { note: t('Reason'), noteNeeded: t('Give a reason'), noteMax: 1_000 };

  const actions: DealAction[] = [
    {
      key: 'accept',
      label: t('Accept order'),
      title: t('Accept order {{number}}?', { number }),
      effect: t('You commit to deliver for {{price}}. The buyer will be notified and can no longer cancel the order.', {
        price: formatPrice(total, currency, language),
      }),
      confirm: t('Accept order'),
      tone: 'main',
      done: t(acceptOrder.message),
      failed: t('Failed to accept the order'),
      send: () => call(acceptOrder, { params }, { idempotencyKey: keyFor({ id }) }),
    },
    {
      key: 'decline',
      label: t('Decline'),
      title: t('Decline order {{number}}?', { number }),
      effect: t('The buyer will see your reason. This cannot be undone.'),
      ...reason,
      confirm: t('Decline'),
      tone: 'danger',
      done: t(declineOrder.message),
      failed: t('Failed to decline the order'),
      send: (note) => call(declineOrder, { params, body: { reason: note } }),
    },
    {
      key: 'deliver',
      label: t('Confirm delivery'),
      title: t('When was everything delivered?'),
      tone: 'main',
      form: (close) => <DeliverForm order={order} onDone={close} />,
    },
    {
      key: 'close',
      label: t('Close order'),
      title: t('Close order {{number}}?', { number }),
      effect: t('This completes the order. The supplier will be notified.'),
      confirm: t('Close order'),
      tone: 'main',
      done: t(closeOrder.message),
      failed: t('Failed to close the order'),
      send: () => call(closeOrder, { params }),
    },
    {
      key: 'cancel',
      label: t('Cancel order'),
      title: t('Cancel order {{number}}?', { number }),
      effect: t('The supplier will see your reason. This cannot be undone.'),
      ...reason,
      confirm: t('Cancel order'),
      tone: 'danger',
      done: t(cancelOrder.message),
      failed: t('Failed to cancel the order'),
      send: (note) => call(cancelOrder, { params, body: { reason: note } }),
    },
  ];
  if (!Object.values(can).includes(true)) return null;
  return <DealActions can={can} acts={actions} refresh="orders" />;
}
