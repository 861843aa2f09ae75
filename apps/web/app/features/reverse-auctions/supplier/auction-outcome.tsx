import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import head from '../../../shared/deals/deal-head.module.css';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import panels from '../auction-panel.module.css';
import type { SuppliersAuction } from '../auction-query.ts';

const standTexts: Record<SuppliersAuction['stand'], string> = {
  invited: text('You did not make an offer.'),
  offered: text('The buyer is deciding. We’ll notify you of the result.'),
  won: text('You won. See the purchase order for what was ordered.'),
  lost: text('The order went to another supplier this time.'),
  ended: text('The buyer ended this auction without an award.'),
};

/** Says how the auction ended for this supplier. */
export function AuctionOutcome({ auction: { state, stand, order, reason } }: { auction: SuppliersAuction }) {
  const { t } = useTranslation();
  return (
    <DealPanel title={t('The auction has ended')}>
      <div className={panels.parts}>
        <p>
          {state === 'cancelled' ? t('The buyer cancelled the auction. No offers are binding.') : t(standTexts[stand])}
        </p>
        {reason && (
          <p className={panels.text}>
            <bdi>{reason}</bdi>
          </p>
        )}
        {order && (
          <p>
            <LocalLink to={`/procurement/orders/${order._id}`} className={head.company ?? ''}>
              {t('Purchase order')} <bdi>{order.number}</bdi>
            </LocalLink>
          </p>
        )}
      </div>
    </DealPanel>
  );
}
