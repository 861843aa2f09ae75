import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { Age } from '../list/desk-file.tsx';
import { DeskHead } from '../list/desk-page.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { FileHead } from '../list/file-head.tsx';
import { EmptyState } from '../states.tsx';
import { ListingPanel } from './listing-file.tsx';
import { takenDownQuery } from './search-queries.ts';

/** Lists the listings that were taken down. The search in the bar finds all others. */
export function ListingsScreen() {
  const { t } = useTranslation();
  const listings = useQuery(takenDownQuery);
  const rows = listings.data?.listings ?? [];
  return (
    <>
      <DeskHead title={t('Listings taken down')} />
      {listings.isError && <QueryFailure query={listings} fallback={t('Failed to fetch the listings')} />}
      {listings.isPending && <LoadingRows />}
      {listings.data && rows.length === 0 && (
        <EmptyState hint={t('To take a listing down, search for it above.')}>{t('No listings taken down.')}</EmptyState>
      )}
      {rows.length > 0 && (
        <DeskTable
          label={t('Listings taken down')}
          rows={rows}
          nameLabel={t('Machine')}
          nameOf={({ title }) => title}
          columns={[
            { label: t('Company'), cell: ({ owner }) => <bdi>{owner}</bdi> },
            { label: t('Reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
            { label: t('Taken down'), cell: ({ at }) => <Age since={at} /> },
          ]}
          panel={({ _id: id, title }) => (
            <>
              <FileHead title={title} page={`/admin/listings/${id}`} />
              <ListingPanel id={id} />
            </>
          )}
        />
      )}
    </>
  );
}
