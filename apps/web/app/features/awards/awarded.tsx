import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { LocalLink } from '../../lib/local-link.tsx';
import { DealPanel } from '../../shell/deal/deal-panel.tsx';
import { OrderBadge } from '../../shell/order/order-badge.tsx';
import { AwardFacts } from './award-facts.tsx';
import classes from './award-panel.module.css';
import type { Opened } from './comparison-query.ts';

type AwardedProps = Opened & { anew: boolean; onAnew: (anew: boolean) => void };

/** What is ordered of whom, and what is left where an order was declined or taken back. */
export function Awarded({ rfq, comparison, anew, onAnew }: AwardedProps) {
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
            <p>{t('Some lines have no order any more. You can award them anew; the other orders stay as they are.')}</p>
            <div>
              <Button {...(anew ? { variant: 'default' } : { color: 'amber' })} size="md" onClick={() => onAnew(!anew)}>
                {anew ? t('Show all lines') : t('Award these lines anew')}
              </Button>
            </div>
          </>
        )}
      </div>
    </DealPanel>
  );
}
