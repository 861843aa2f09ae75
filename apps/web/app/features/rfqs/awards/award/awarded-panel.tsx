import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { DealPanel } from '../../../../shared/deals/deal-panel.tsx';
import { OrderBadge } from '../../../../shared/orders/order-badge.tsx';
import type { OpenedTender } from '../comparison-query.ts';
import { AwardFacts } from './award-facts.tsx';
import classes from './award-panel.module.css';

type AwardedProps = OpenedTender & { onlyUnordered: boolean; onOnlyUnorderedChange: (onlyUnordered: boolean) => void };

/** Lists the orders and their suppliers, and offers to award lines again whose order was declined or withdrawn. */
export function AwardedPanel({ rfq, comparison, onlyUnordered, onOnlyUnorderedChange }: AwardedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { award, ordered, currency } = comparison;
  return (
    <DealPanel title={t('Awarded')}>
      <div className={classes.body}>
        {award?.state === 'approved' && <AwardFacts award={award} total={formatPrice(ordered, currency, language)} />}
        <ul className={classes.orders}>
          {rfq.orders.map(({ _id, number, companyName, state }) => (
            <li key={_id} className={classes.order}>
              <LocalLink to={`/procurement/orders/${_id}`}>
                {t('Purchase order')} <bdi>{number}</bdi>
              </LocalLink>
              {' · '}
              <bdi>{companyName}</bdi>
              <OrderBadge state={state} />
            </li>
          ))}
        </ul>
        {rfq.can.awardAnew && (
          <>
            <p>{t('Some lines no longer have an order. You can award them again; other orders are not affected.')}</p>
            <div>
              <Button
                {...(onlyUnordered ? { variant: 'default' } : { color: 'amber' })}
                size="md"
                onClick={() => onOnlyUnorderedChange(!onlyUnordered)}
              >
                {onlyUnordered ? t('Show all lines') : t('Award these lines again')}
              </Button>
            </div>
          </>
        )}
      </div>
    </DealPanel>
  );
}
