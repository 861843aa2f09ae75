import { useTranslation } from 'react-i18next';
import { type DealRow, DealRowView } from './deal-row.tsx';
import { DealTable } from './deal-table.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';

type DealListProps<D> = Omit<PagedListProps<D>, 'children'> & {
  rowOf: (deal: D) => DealRow;
  /** The heading of the column that differs between kinds of deals, such as the price or the time. */
  figure: string;
};

/** Lists the deals of the account, the latest first. */
export function DealList<D>({ rowOf, figure, ...list }: DealListProps<D>) {
  const { t } = useTranslation();
  const headings = { machine: t('Machine'), company: t('Company'), figure, day: t('Requested on') };
  return (
    <PagedList {...list} photos>
      {(deals) => (
        <DealTable headings={headings}>
          {deals.map((deal) => {
            const row = rowOf(deal);
            return <DealRowView key={row.to} row={row} />;
          })}
        </DealTable>
      )}
    </PagedList>
  );
}
