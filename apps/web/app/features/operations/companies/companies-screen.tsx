import { standings } from '@rigsouq/contract/operations/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { companiesQuery, type Standing } from '../operations-queries.ts';
import { queuePath } from '../queue-path.ts';
import { EmptyState, LoadingRows, ShowMore } from '../states.tsx';
import { TabLinks } from '../tab-links.tsx';
import classes from './companies-screen.module.css';
import { CompanyRows } from './company-rows.tsx';
import { CompanySearch } from './company-search.tsx';
import { standingLabels } from './standing-badge.tsx';

const isStanding = (given: string | null): given is Standing => standings.some((known) => known === given);

export function CompaniesScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const standingInAddress = query.get('standing');
  const standing = isStanding(standingInAddress) ? standingInAddress : 'pending';
  const search = query.get('search') ?? '';
  return (
    <>
      <PageHead title={t('Companies')} indexed={false} />
      <div className={classes.head}>
        <h1 className={classes.title}>{t('Companies')}</h1>
        <CompanySearch key={`${standing} ${search}`} standing={standing} search={search} />
      </div>
      <TabLinks
        quiet
        label={t('Status')}
        tabs={standings.map((each) => ({
          to: queuePath(each, search),
          label: t(standingLabels[each]),
          current: each === standing,
        }))}
      />
      <Queue standing={standing} search={search} />
    </>
  );
}

function Queue({ standing, search }: { standing: Standing; search: string }) {
  const { t } = useTranslation();
  const companies = useInfiniteQuery(companiesQuery(standing, search));
  if (companies.isError) return <QueryFailure query={companies} fallback={t('Failed to fetch the companies')} />;
  if (!companies.data) return <LoadingRows rows={8} />;
  const list = companies.data.pages.flatMap((page) => page.companies);
  if (list.length === 0) {
    if (search)
      return <EmptyState hint={t('Try the start of the name, or an email.')}>{t('No matching companies.')}</EmptyState>;
    return <EmptyState>{standing === 'pending' ? t('Nothing to review.') : t('No companies.')}</EmptyState>;
  }
  return (
    <>
      <CompanyRows list={list} />
      <ShowMore query={companies} />
    </>
  );
}
