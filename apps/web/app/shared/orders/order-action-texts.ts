import type { orderActions } from '@rigsouq/contract/orders/calls';
import { text } from '../../lib/i18n/i18n.ts';

export const orderActionTexts: Record<'issue' | (typeof orderActions)[number], string> = {
  issue: text('Order issued'),
  accept: text('Order accepted'),
  decline: text('Order declined'),
  deliver: text('Delivery confirmed'),
  close: text('Order closed'),
  cancel: text('Order cancelled'),
};
