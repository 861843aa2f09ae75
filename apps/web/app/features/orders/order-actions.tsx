import { acceptOrder, cancelOrder, closeOrder, declineOrder } from '@rigsouq/contract/orders';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { formatPrice } from '../../lib/format.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { useLanguage } from '../../lib/language.ts';
import { type DealAction, DealActions } from '../../shell/deal/deal-actions.tsx';
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
      label: t('Accept the order'),
      title: t('Accept order {{number}}?', { number }),
      effect: t('You promise to deliver for {{price}}. The buyer is told, and the order can no longer be taken back.', {
        price: formatPrice(total, currency, language),
      }),
      confirm: t('Accept the order'),
      tone: 'main',
      done: t('You have accepted the order'),
      failed: t('Failed to accept the order'),
      send: () => call(acceptOrder, { params }, { idempotencyKey: keyFor({ id }) }),
    },
    {
      key: 'decline',
      label: t('Decline'),
      title: t('Decline order {{number}}?', { number }),
      effect: t('The buyer is told why. This cannot be undone.'),
      ...reason,
      confirm: t('Decline'),
      tone: 'danger',
      done: t('You have declined the order'),
      failed: t('Failed to decline the order'),
      send: (note) => call(declineOrder, { params, body: { reason: note } }),
    },
    {
      key: 'deliver',
      label: t('Note delivery'),
      title: t('When has everything arrived?'),
      tone: 'main',
      form: (close) => <DeliverForm order={order} onDone={close} />,
    },
    {
      key: 'close',
      label: t('Close the order'),
      title: t('Close order {{number}}?', { number }),
      effect: t('Nothing is left to ask. The supplier is told.'),
      confirm: t('Close the order'),
      tone: 'main',
      done: t('You have closed the order'),
      failed: t('Failed to close the order'),
      send: () => call(closeOrder, { params }),
    },
    {
      key: 'cancel',
      label: t('Take the order back'),
      title: t('Take order {{number}} back?', { number }),
      effect: t('The supplier is told why. This cannot be undone.'),
      ...reason,
      confirm: t('Take the order back'),
      tone: 'danger',
      done: t('You have taken the order back'),
      failed: t('Failed to take the order back'),
      send: (note) => call(cancelOrder, { params, body: { reason: note } }),
    },
  ];
  if (!Object.values(can).includes(true)) return null;
  return <DealActions can={can} acts={actions} refresh="orders" />;
}
