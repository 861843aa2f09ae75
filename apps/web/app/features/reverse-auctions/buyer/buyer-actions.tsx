import { cancelReverseAuction } from '@rigsouq/contract/reverse-auctions/calls';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { DealActions } from '../../../shared/deals/deal-actions.tsx';
import type { BuyersAuction } from '../auction-query.ts';

/** Shows the actions that end an auction early or without an award. */
export function BuyerActions({ auction: { _id: id, can, rfqId } }: { auction: BuyersAuction }) {
  const { t } = useTranslation();
  if (!can.cancel && !can.close) return null;
  const back = rfqId ? ` ${t('You can then award the request by comparison.')}` : '';
  const common = {
    effect: `${t('Suppliers will see your reason. This cannot be undone.')}${back}`,
    note: t('Reason'),
    noteNeeded: t('Give a reason'),
    noteMax: 1_000,
    tone: 'danger',
    send: (reason: string) => call(cancelReverseAuction, { params: { id }, body: { reason } }),
  } as const;
  return (
    <DealActions
      can={{ cancel: can.cancel, close: can.close }}
      refresh="rfqs"
      acts={[
        {
          ...common,
          key: 'cancel',
          label: t('Cancel auction'),
          title: t('Cancel this auction?'),
          confirm: t('Cancel auction'),
          done: t('Auction cancelled'),
          failed: t('Failed to end the auction'),
        },
        {
          ...common,
          key: 'close',
          label: t('End without an award'),
          title: t('End without an award?'),
          confirm: t('End without an award'),
          done: t(cancelReverseAuction.message),
          failed: t('Failed to end the auction'),
        },
      ]}
    />
  );
}
