// The English texts of the payment states of a sold lot.
import type { settlementStates } from '@rigsouq/contract/auctions/consignments';
import { text } from '../../lib/i18n/i18n.ts';

export type SettlementState = (typeof settlementStates)[number];

export const settlementTexts: Record<SettlementState, string> = {
  offered: text('Second-chance offer made'),
  declined: text('Second-chance offer declined'),
  awaiting_payment: text('Waiting for payment'),
  paid: text('Paid'),
  released: text('Handed over'),
  defaulted: text('Not paid'),
};

export const settlementTones: Record<SettlementState, 'green' | 'yellow' | 'red' | 'gray'> = {
  offered: 'yellow',
  declined: 'gray',
  awaiting_payment: 'yellow',
  paid: 'green',
  released: 'green',
  defaulted: 'red',
};
