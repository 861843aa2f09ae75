import { formatPlaceDay } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { VerifiedBadge } from '../../shared/companies/verified-badge.tsx';
import { companyPath, otherName } from '../../shared/deals/deal.ts';
import classes from '../../shared/deals/deal-head.module.css';
import { DealFacts, DealPanel } from '../../shared/deals/deal-panel.tsx';
import { OrderBadge } from '../../shared/orders/order-badge.tsx';
import type { Order } from './order-queries.ts';
import { nextStep } from './order-texts.ts';

/** Shows the number, the title and the state of an order, the other company and the next step. */
export function OrderHead({ order }: { order: Order }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const {
    number,
    title,
    state,
    side,
    other,
    createdAt,
    dueOn,
    deliveredOn,
    rfqId,
    rfqNumber,
    auctionId,
    auctionNumber,
  } = order;
  return (
    <>
      <header className={classes.head}>
        <div className={classes.words}>
          <div className={classes.kind}>
            <span>
              {t('Purchase order')} <bdi>{number}</bdi>
            </span>
            <OrderBadge state={state} />
          </div>
          <h1 className={classes.title}>
            <bdi>{title}</bdi>
          </h1>
          <p className={classes.line}>
            {side === 'buyer' ? t('The supplier') : t('The buyer')}
            {': '}
            <LocalLink to={companyPath(side, other)} className={classes.company ?? ''}>
              <bdi>{otherName(t, other)}</bdi>
            </LocalLink>{' '}
            {other.verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
          </p>
        </div>
      </header>
      <DealPanel title={t('The order')}>
        <DealFacts
          facts={[
            { label: t('Next step'), value: t(nextStep(order)) },
            { label: t('Issued on'), value: formatPlaceDay(createdAt, language, order.country) },
            dueOn && { label: t('Delivery due'), value: formatDay(dueOn, language) },
            deliveredOn && { label: t('Delivered on'), value: formatDay(deliveredOn, language) },
            rfqId && {
              label: t('Request'),
              value: (
                <LocalLink to={`/procurement/rfq/${rfqId}`} className={classes.company ?? ''}>
                  <bdi>{rfqNumber ?? t('View')}</bdi>
                </LocalLink>
              ),
            },
            auctionId && {
              label: t('Reverse auction'),
              value: (
                <LocalLink to={`/procurement/auctions/${auctionId}`} className={classes.company ?? ''}>
                  <bdi>{auctionNumber ?? t('View')}</bdi>
                </LocalLink>
              ),
            },
          ]}
        />
      </DealPanel>
    </>
  );
}
