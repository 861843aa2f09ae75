import { orderStates } from '@rigsouq/contract/orders/lists';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../lib/format/status-tone.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { Badge } from '../../ui/page/badge.tsx';

type OrderState = (typeof orderStates)[number];

export const orderStateTexts: Record<OrderState, string> = {
  issued: text('Issued'),
  accepted: text('Accepted'),
  declined: text('Declined'),
  delivered: text('Delivered'),
  closed: text('Closed'),
  cancelled: text('Cancelled'),
};

const tones: Record<OrderState, Tone> = {
  issued: 'yellow',
  accepted: 'green',
  declined: 'red',
  delivered: 'green',
  closed: 'gray',
  cancelled: 'red',
};

/** Shows the state of a purchase order. */
export function OrderBadge({ state }: { state: string }) {
  const { t } = useTranslation();
  const known = orderStates.find((one) => one === state);
  if (!known) return null;
  return <Badge tone={tones[known]}>{t(orderStateTexts[known])}</Badge>;
}
