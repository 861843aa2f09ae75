import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyQuery } from '../../../lib/company-query.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { EmptyNote } from '../../../ui/states/empty-note.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { DeleteSearch } from './delete-search.tsx';
import { RenameSearch } from './rename-search.tsx';
import { type SavedSearch, savedSearchesQuery } from './saved-search-queries.ts';
import { SavedSearchRow } from './saved-search-row.tsx';
import classes from './saved-searches.module.css';

export function SavedSearchesTab() {
  const { t } = useTranslation();
  const searches = useQuery(savedSearchesQuery);
  if (searches.isError) return <QueryFailure query={searches} fallback={t('Failed to fetch data')} />;
  if (!searches.data) return <LoadingRows rows={3} />;
  return searches.data.length === 0 ? <NoSearches /> : <Searches all={searches.data} />;
}

function Searches({ all }: { all: readonly SavedSearch[] }) {
  const { t } = useTranslation();
  const [renamed, setRenamed] = useState<SavedSearch>();
  const [deleted, setDeleted] = useState<SavedSearch>();
  const company = useQuery(companyQuery);
  const isUnverified = company.data?.user.emailVerified === false && all.some(({ alerts }) => alerts);
  return (
    <section aria-labelledby="saved-searches" className={classes.panel}>
      <h2 id="saved-searches" className={classes.title}>
        {t('Saved Searches')}
      </h2>
      {isUnverified && <p className={classes.note}>{t('Alerts start once your email is verified.')}</p>}
      <ul className={classes.list}>
        {all.map((search) => (
          <SavedSearchRow
            key={search._id}
            search={search}
            onRename={() => setRenamed(search)}
            onDelete={() => setDeleted(search)}
          />
        ))}
      </ul>
      <RenameSearch search={renamed} onClose={() => setRenamed(undefined)} />
      <DeleteSearch search={deleted} onClose={() => setDeleted(undefined)} />
    </section>
  );
}

function NoSearches() {
  const { t } = useTranslation();
  return (
    <EmptyNote text={t('No saved searches yet.')}>
      <p>{t('Save a marketplace search and we’ll email you when new machines match.')}</p>
      <Button component={LocalLink} to="/marketplace" color="amber" size="md">
        {t('Search the marketplace')}
      </Button>
    </EmptyNote>
  );
}
