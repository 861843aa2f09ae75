import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import classes from '../companies/companies-screen.module.css';
import { type LeadState, leadsQuery } from '../operations-queries.ts';
import { EmptyState, LoadingRows, ShowMore } from '../states.tsx';
import { TabLinks } from '../tab-links.tsx';
import leadClasses from './lead-card.module.css';
import { LeadCard } from './lead-card.tsx';

export function LeadsScreen() {
  const { t } = useTranslation();
  const state: LeadState = useSearchParams()[0].get('state') === 'closed' ? 'closed' : 'open';
  return (
    <>
      <PageHead title={t('Leads')} indexed={false} />
      <h1 className={classes.title}>{t('Leads')}</h1>
      <TabLinks
        quiet
        label={t('Status')}
        tabs={[
          { to: '/admin/leads', label: t('Waiting'), current: state === 'open' },
          { to: '/admin/leads?state=closed', label: t('Closed'), current: state === 'closed' },
        ]}
      />
      <LeadList state={state} />
    </>
  );
}

function LeadList({ state }: { state: LeadState }) {
  const { t } = useTranslation();
  const leads = useInfiniteQuery(leadsQuery(state));
  if (leads.isError) return <QueryFailure query={leads} fallback={t('Failed to fetch the leads')} />;
  if (!leads.data) return <LoadingRows />;
  const list = leads.data.pages.flatMap((page) => page.leads);
  if (list.length === 0)
    return <EmptyState>{state === 'open' ? t('Nothing to review.') : t('No closed leads.')}</EmptyState>;
  return (
    <>
      <ul className={leadClasses.list}>
        {list.map((lead) => (
          <LeadCard key={lead._id} lead={lead} />
        ))}
      </ul>
      <ShowMore query={leads} />
    </>
  );
}
