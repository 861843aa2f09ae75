import { Button } from '@mantine/core';
import { supplierStandings } from '@rigsouq/contract/supplier-lists/calls';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { CallError } from '../../lib/api/call-error.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { useLocalPath } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { useIsBuyer } from '../../shared/companies/use-is-buyer.ts';
import lists from '../../shared/deals/deal-list.module.css';
import page from '../../shared/deals/deal-page.module.css';
import { useRequireSignIn } from '../../shell/use-require-session.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Pager } from '../../ui/page/pager.tsx';
import { EmptyNote } from '../../ui/states/empty-note.tsx';
import { LoadingRows } from '../../ui/states/loading.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { TabLinks } from '../../ui/tabs/tab-links.tsx';
import { AddSupplier } from './add-supplier.tsx';
import { BuyersOnlyNote } from './buyers-only-note.tsx';
import { standingTexts } from './standing-badge.tsx';
import { SupplierFilters } from './supplier-filters.tsx';
import { listQuery, type SupplierList } from './supplier-queries.ts';
import { SupplierRows } from './supplier-rows.tsx';
import { isFiltered, readSearch, type SupplierSearch, searchPath } from './supplier-search.ts';
import classes from './suppliers-screen.module.css';

/** Shows the lists of a buyer: approved, preferred and blocked suppliers. */
export function SuppliersScreen() {
  const { t } = useTranslation();
  const entered = useRequireSignIn(text('Please log in to see your suppliers'));
  const [query] = useSearchParams();
  const asked = readSearch(query);
  const [isAdding, setIsAdding] = useState(false);
  const isBuyer = useIsBuyer(entered);
  const found = useQuery({
    ...listQuery(asked),
    enabled: entered && isBuyer === true,
    placeholderData: keepPreviousData,
  });
  if (isBuyer === false || (found.error instanceof CallError && found.error.code === 'access.denied'))
    return <BuyersOnlyNote />;
  return (
    <div className={page.page}>
      <PageHead title={t('Your suppliers')} indexed={false} />
      <LocalLink to="/dashboard?role=buyer&tab=procurement&list=suppliers" className={page.back ?? ''}>
        <IconArrowLeft size={18} aria-hidden="true" className={page.arrow} />
        {t('Back to the dashboard')}
      </LocalLink>
      <div className={classes.head}>
        <div className={classes.words}>
          <h1 className={page.title}>{t('Your suppliers')}</h1>
          <p className={classes.lead}>
            {t('Your company’s supplier lists, documents and scorecards. Suppliers cannot see them.')}
          </p>
        </div>
        <Button
          color="amber"
          size="md"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => setIsAdding(true)}
        >
          {t('Add a supplier')}
        </Button>
      </div>
      <Tabs asked={asked} counts={found.data?.counts} />
      <SupplierFilters asked={asked} tags={found.data?.tags ?? []} />
      <Results asked={asked} found={found} onAdd={() => setIsAdding(true)} />
      <AddSupplier opened={isAdding} onClose={() => setIsAdding(false)} standing={asked.standing || 'approved'} />
    </div>
  );
}

function Tabs({ asked, counts }: { asked: SupplierSearch; counts: SupplierList['counts'] | undefined }) {
  const { t } = useTranslation();
  const all = counts && counts.approved + counts.preferred + counts.blocked;
  const tabs = [
    { standing: '', label: t('All'), count: all },
    ...supplierStandings.map((each) => ({
      standing: each,
      label: t(standingTexts[each].label),
      count: counts?.[each],
    })),
  ] as const;
  return (
    <TabLinks
      label={t('Lists')}
      tabs={tabs.map(({ standing, label, count }) => ({
        to: searchPath({ ...asked, standing, page: 1 }),
        label,
        count,
        current: standing === asked.standing,
      }))}
    />
  );
}

type ResultsProps = { asked: SupplierSearch; found: UseQueryResult<SupplierList>; onAdd: () => void };

function Results({ asked, found, onAdd }: ResultsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { data } = found;
  const goToPage = (to: number) => void navigate(localPath(searchPath({ ...asked, page: to })));
  const pages = data?.pages ?? 0;
  useEffect(() => {
    if (pages > 0 && asked.page > pages) goToPage(pages);
  });

  if (found.isError) return <QueryFailure query={found} fallback={t('Failed to fetch your suppliers')} />;
  if (!data) return <LoadingRows />;
  if (pages === 0) return <EmptyList asked={asked} onAdd={onAdd} />;
  return (
    <section aria-label={t('Your suppliers')} className={lists.panel}>
      <SupplierRows suppliers={data.suppliers} />
      {pages > 1 && (
        <Pager
          page={asked.page}
          pages={pages}
          onPage={goToPage}
          label={t('Pages: {{list}}', { list: t('Your suppliers') })}
        />
      )}
    </section>
  );
}

function EmptyList({ asked, onAdd }: { asked: SupplierSearch; onAdd: () => void }) {
  const { t } = useTranslation();
  const filtered = isFiltered(asked);
  return (
    <EmptyNote
      text={
        filtered
          ? t('No matching suppliers.')
          : asked.standing
            ? t('No suppliers on this list.')
            : t('Your lists are empty.')
      }
    >
      {filtered ? (
        <>
          <p>{t('Try other search terms or fewer filters.')}</p>
          <LocalLink to={searchPath({ ...asked, search: '', category: '', tag: '', page: 1 })}>
            {t('Clear all filters')}
          </LocalLink>
        </>
      ) : (
        <>
          <p>{t('Search for a supplier and add it to a list.')}</p>
          <Button color="ink" onClick={onAdd} mt={12}>
            {t('Find suppliers')}
          </Button>
        </>
      )}
    </EmptyNote>
  );
}
