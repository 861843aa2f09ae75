import {
  giveUpSettlement,
  markDefaulted,
  markPaid,
  markReleased,
  offerSecondChance,
} from '@rigsouq/contract/auction-desk';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { formatDollarsInText } from '../../../lib/format.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { useLanguage } from '../../../lib/language.ts';
import { DealActions } from '../../../shell/deal/deal-actions.tsx';
import type { Settlement } from './auction-queries.ts';

const calls = {
  paid: markPaid,
  released: markReleased,
  defaulted: markDefaulted,
  offer: offerSecondChance,
  giveUp: giveUpSettlement,
} as const;

type ActionTexts = {
  readonly label: string;
  readonly title: string;
  readonly effect: string;
  readonly confirm: string;
  readonly tone: 'main' | 'danger';
  readonly done: string;
};

export function SettlementActions({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const keyFor = useIdempotencyKey();
  const { _id: id, can, price, next, buyer } = settlement;
  const amount = formatDollarsInText(language, price);
  const action = (key: keyof typeof calls, texts: ActionTexts) => ({
    ...texts,
    key,
    note: t('Note (optional)'),
    failed: t('Failed to save the decision'),
    send: (note: string) => {
      const body = note.trim() ? { note } : {};
      return call(calls[key], { params: { id }, body }, { idempotencyKey: keyFor({ key, id, ...body }) });
    },
  });
  return (
    <DealActions
      can={can}
      refresh="admin"
      about={settlement.lot.title}
      acts={[
        action('paid', {
          label: t('Payment arrived...'),
          title: t('Has {{amount}} arrived?', { amount }),
          effect: t('Both sides are told that the machine can be collected.'),
          confirm: t('Payment arrived'),
          tone: 'main',
          done: t('The payment is confirmed'),
        }),
        action('released', {
          label: t('Handed over...'),
          title: t('Have machine and money changed hands?'),
          effect: t('The sale is finished. This cannot be undone.'),
          confirm: t('Handed over'),
          tone: 'main',
          done: t('The sale is finished'),
        }),
        action('defaulted', {
          label: t('Not paid...'),
          title: t('Has {{name}} not paid?', { name: buyer.companyName }),
          effect: t('The sale falls through. The machine can then be offered to the next bidder.'),
          confirm: t('Not paid'),
          tone: 'danger',
          done: t('The sale has fallen through'),
        }),
        action('offer', {
          label: t('Offer to the next bidder...'),
          title: t('Offer it to {{name}}?', { name: next?.companyName ?? '' }),
          effect: t('They are offered the machine at their own maximum, {{amount}}, and have 48 hours to answer.', {
            amount: formatDollarsInText(language, next?.price ?? 0),
          }),
          confirm: t('Offer it'),
          tone: 'main',
          done: t('The second chance is offered'),
        }),
        action('giveUp', {
          label: t('Give up...'),
          title: t('Give this sale up?'),
          effect: t('Nobody buys the machine, and the seller is free to offer it again. This cannot be undone.'),
          confirm: t('Give up'),
          tone: 'danger',
          done: t('The sale is given up'),
        }),
      ]}
    />
  );
}
