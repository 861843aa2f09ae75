import { standings } from '@rigsouq/contract/operations/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TabLinks } from '../../../ui/tabs/tab-links.tsx';
import { Age } from '../list/desk-file.tsx';
import { DeskHead, DeskList } from '../list/desk-page.tsx';
import { companiesQuery, type Standing } from '../operations-queries.ts';
import { Place } from '../place.tsx';
import { queuePath } from '../queue-path.ts';
import { useTaxonomyLabels } from '../use-taxonomy-labels.ts';
import { CompanyPanel } from './company-evidence.tsx';
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
      <DeskHead title={t('Companies')}>
        <CompanySearch key={`${standing} ${search}`} standing={standing} search={search} />
      </DeskHead>
      <TabLinks
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
  const { roles } = useTaxonomyLabels();
  const companies = useInfiniteQuery(companiesQuery(standing, search));
  return (
    <DeskList
      query={companies}
      rows={companies.data?.pages.flatMap((page) => page.companies)}
      failed={t('Failed to fetch the companies')}
      empty={
        search ? t('No matching companies.') : standing === 'pending' ? t('Nothing to review.') : t('No companies.')
      }
      {...(search && { hint: t('Try the start of the name, or an email.') })}
      label={t('Companies')}
      nameLabel={t('Company')}
      nameOf={({ companyName, contactName }) => companyName ?? contactName}
      columns={[
        { label: t('Role'), cell: ({ role }) => roles(role) },
        { label: t('Location'), cell: (company) => <Place company={company} /> },
        { label: t('Registered'), cell: ({ createdAt }) => <Age since={createdAt} /> },
        {
          label: t('Email verified'),
          cell: ({ emailVerified }) => (emailVerified ? t('Yes') : <strong>{t('No')}</strong>),
        },
        { label: t('Documents'), cell: ({ documents }) => documents, number: true },
      ]}
      panel={({ _id }) => <CompanyPanel id={_id} />}
      panelOf={(id) => <CompanyPanel id={id} />}
    />
  );
}
