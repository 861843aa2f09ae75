import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/format/format.ts';
import { useZoneName } from '../../../lib/format/place.tsx';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Moment } from '../../../shared/auctions/moment.tsx';
import { otherName } from '../../../shared/deals/deal.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { type BuyersAuction, isOver } from '../auction-query.ts';
import tables from '../offers-table.module.css';
import { SumsChart } from './sums-chart.tsx';

/** Shows the last offers of all suppliers as a chart and as a table. */
export function RecentOffers({ auction }: { auction: BuyersAuction }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const zone = useZoneName();
  const { recent, suppliers, currency, state } = auction;
  const nameOf = new Map(suppliers.map((supplier) => [supplier._id, otherName(t, supplier)]));
  if (state === 'scheduled') return null;
  return (
    <DealPanel title={t('Recent offers')}>
      {recent.length === 0 ? (
        <p className={tables.quiet}>
          {isOver(auction) ? t('No offers were made.') : t('No offers yet. This page updates automatically.')}
        </p>
      ) : (
        <>
          <SumsChart auction={auction} />
          <table className={tables.table}>
            <thead>
              <tr>
                <th scope="col">{t('Time ({{zone}})', { zone })}</th>
                <th scope="col">{t('Supplier')}</th>
                <th scope="col" className={tables.figure}>
                  {t('Total')}
                </th>
              </tr>
            </thead>
            <tbody>
              {recent.map(({ seq, at, supplierId, total, extended }) => (
                <tr key={seq}>
                  <td className={tables.quiet}>
                    <Moment at={at} exact />
                    {extended && <span className={tables.note}>{t('Extended the auction')}</span>}
                  </td>
                  <td>
                    <bdi>{nameOf.get(supplierId) ?? ''}</bdi>
                  </td>
                  <td className={tables.figure}>
                    <bdi>{formatPrice(total, currency, language)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </DealPanel>
  );
}
