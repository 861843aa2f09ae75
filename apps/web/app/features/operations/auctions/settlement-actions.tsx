import {
  giveUpSettlement,
  markDefaulted,
  markPaid,
  markReleased,
  offerSecondChance,
} from '@rigsouq/contract/operations/auction-desk';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { formatDollarsInText } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealActions } from '../../../shared/deals/deal-actions.tsx';
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
          label: t('Confirm payment...'),
          title: t('Confirm payment of {{amount}}?', { amount }),
          effect: t('Both sides will be notified that the machine can be collected.'),
          confirm: t('Confirm payment'),
          tone: 'main',
          done: t(markPaid.message),
        }),
        action('released', {
          label: t('Confirm handover...'),
          title: t('Confirm handover and payment?'),
          effect: t('This completes the sale. It cannot be undone.'),
          confirm: t('Handed over'),
          tone: 'main',
          done: t(markReleased.message),
        }),
        action('defaulted', {
          label: t('Mark as unpaid...'),
          title: t('Mark {{name}} as unpaid?', { name: buyer.companyName }),
          effect: t('The sale is cancelled. You can then offer the machine to the next bidder.'),
          confirm: t('Not paid'),
          tone: 'danger',
          done: t(markDefaulted.message),
        }),
        action('offer', {
          label: t('Offer to the next bidder...'),
          title: t('Offer the machine to {{name}}?', { name: next?.companyName ?? '' }),
          effect: t('They can buy it at their own maximum bid of {{amount}} and have 48 hours to respond.', {
            amount: formatDollarsInText(language, next?.price ?? 0),
          }),
          confirm: t('Send offer'),
          tone: 'main',
          done: t(offerSecondChance.message),
        }),
        action('giveUp', {
          label: t('Close without sale...'),
          title: t('Close without a sale?'),
          effect: t('The machine stays unsold and the seller can list it again. This cannot be undone.'),
          confirm: t('Close without sale'),
          tone: 'danger',
          done: t(giveUpSettlement.message),
        }),
      ]}
    />
  );
}
