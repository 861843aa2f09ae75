import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { text } from '../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import headings from '../companies/companies-screen.module.css';
import { EmptyState } from '../states.tsx';
import classes from './search.module.css';
import { ConsoleSearch } from './search-box.tsx';
import { type SearchResultGroup, searchQuery } from './search-queries.ts';
import { searchStateTexts } from './search-state-texts.ts';

type SearchResult = SearchResultGroup['found'][number];
const names: Record<SearchResultGroup['kind'], string> = {
  account: text('Accounts'),
  machine: text('Machines'),
  lot: text('Lots'),
  deal: text('Deals'),
};

const dealPaths = { settlement: 'settlements', order: 'orders', booking: 'bookings' } as const;

function pathOf(kind: SearchResultGroup['kind'], { _id, deal }: SearchResult): string {
  if (kind === 'account') return `/admin/companies/${_id}`;
  if (kind === 'machine') return `/admin/listings/${_id}`;
  if (kind === 'lot') return `/admin/lots/${_id}`;
  return `/admin/${dealPaths[deal ?? 'settlement']}/${_id}`;
}

export function SearchScreen() {
  const { t } = useTranslation();
  const q = useSearchParams()[0].get('q')?.trim() ?? '';
  const search = useQuery({ ...searchQuery(q), enabled: q.length >= 2 });
  const groups = search.data?.groups.filter(({ found }) => found.length > 0) ?? [];
  return (
    <>
      <PageHead title={t('Search results')} indexed={false} />
      <h1 className={headings.title}>{t('Search results')}</h1>
      <div className={classes.ownBox}>
        <ConsoleSearch />
      </div>
      {q.length < 2 && <EmptyState>{t('Enter at least two characters.')}</EmptyState>}
      {search.isError && <QueryFailure query={search} fallback={t('Search failed')} />}
      {q.length >= 2 && search.isPending && <LoadingRows />}
      {search.data && groups.length === 0 && (
        <EmptyState hint={t('Try the start of a name, an email, a serial number, an order number or an ID.')}>
          {t('No results.')}
        </EmptyState>
      )}
      <div className={classes.groups}>
        {groups.map(({ kind, found }) => (
          <DealPanel key={kind} title={t(names[kind])}>
            <ul className={classes.found}>
              {found.map((result) => (
                <Row key={result._id} result={result} to={pathOf(kind, result)} />
              ))}
            </ul>
          </DealPanel>
        ))}
      </div>
    </>
  );
}

function Row({ result: { title, detail, state }, to }: { result: SearchResult; to: string }) {
  const { t } = useTranslation();
  return (
    <li className={classes.row}>
      <div>
        <LocalLink to={to} className={classes.link ?? ''}>
          <bdi>{title}</bdi>
        </LocalLink>
        {detail && (
          <p className={classes.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
      </div>
      <Badge tone="gray">{t(searchStateTexts[state] ?? state)}</Badge>
    </li>
  );
}
