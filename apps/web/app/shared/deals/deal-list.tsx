import { useTranslation } from 'react-i18next';
import classes from './deal-list.module.css';
import { type DealRow, DealRowView } from './deal-row.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';

type DealListProps<D> = Omit<PagedListProps<D>, 'children'> & {
  rowOf: (deal: D) => DealRow;
  /** The heading of the column that differs between kinds of deals, such as the price or the time. */
  figure: string;
};

/** Lists the deals of the account, the latest first. */
export function DealList<D>({ rowOf, figure, ...list }: DealListProps<D>) {
  const { t } = useTranslation();
  return (
    <PagedList {...list}>
      {(deals) => (
        <table className={classes.table}>
          <thead className={classes.head}>
            <tr>
              <th scope="col">{t('Machine')}</th>
              <th scope="col">{t('Company')}</th>
              <th scope="col" className={classes.figure}>
                {figure}
              </th>
              <th scope="col">{t('Requested on')}</th>
              <th scope="col">{t('Status')}</th>
              <th scope="col">{t('Next step')}</th>
            </tr>
          </thead>
          <tbody>
            {deals.map((deal) => {
              const row = rowOf(deal);
              return <DealRowView key={row.to} row={row} />;
            })}
          </tbody>
        </table>
      )}
    </PagedList>
  );
}
