import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useZoneName } from '../../../../lib/format/place.tsx';
import { Dollars } from '../../../../shared/auctions/dollars.tsx';
import { Moment } from '../../../../shared/auctions/moment.tsx';
import { isSealed, type Lot } from '../lot.ts';
import classes from './recent-bids.module.css';

/** Lists the latest bids. Each bidder has a number in the lot, and the caller sees which one is the own number. */
export function RecentBids({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const zone = useZoneName();
  if (lot.status === 'pending') return null;
  return (
    <section aria-labelledby="recent-bids">
      <h2 id="recent-bids" className={classes.title}>
        {t('Recent bids')}
      </h2>
      {isSealed(lot) ? (
        <p className={classes.none}>{t('Bids are sealed until the auction ends.')}</p>
      ) : lot.recentBids.length === 0 ? (
        <p className={classes.none}>{t('No bids yet.')}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('Bidder')}</th>
              <th scope="col">{t('Time ({{zone}})', { zone })}</th>
              <th scope="col" className={classes.amount}>
                {t('Amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lot.recentBids.map(({ number, time, amount }) => (
              <tr key={`${time} ${number} ${amount}`}>
                <td>
                  {t('Bidder {{number}}', { number })}{' '}
                  {number === lot.you?.number && (
                    <Badge variant="light" color="blue" radius="sm" size="sm" tt="none">
                      {t('You')}
                    </Badge>
                  )}
                </td>
                <td className={classes.time}>
                  <Moment at={time} exact />
                </td>
                <td className={classes.amount}>
                  <Dollars amount={amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
