import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../lib/api/call-error.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { History } from '../history.tsx';
import { type CompanyFile, companyQuery } from '../operations-queries.ts';
import { Place } from '../place.tsx';
import { queuePath } from '../queue-path.ts';
import { EmptyState } from '../states.tsx';
import { useTaxonomyLabels } from '../use-taxonomy-labels.ts';
import { CompanyActivity } from './company-activity.tsx';
import { CompanyDocuments } from './company-documents.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyNotes } from './company-notes.tsx';
import classes from './company-screen.module.css';
import { Decisions } from './decisions.tsx';
import { Members } from './members.tsx';
import { NextCompany } from './next-company.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { StandingBadge } from './standing-badge.tsx';

export function CompanyScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  const file = useQuery(companyQuery(id));
  const unknown = isNotFound(file.error);
  if (unknown)
    return (
      <EmptyState hint={<LocalLink to="/admin/companies">{t('Back to the companies')}</LocalLink>}>
        {t('This company does not exist.')}
      </EmptyState>
    );
  if (file.data) return <Company file={file.data} />;
  if (file.isError) return <QueryFailure query={file} fallback={t('Failed to fetch the company')} />;
  return <LoadingRows rows={6} />;
}

function Company({ file }: { file: CompanyFile }) {
  const { t } = useTranslation();
  const { company } = file;
  const { roles } = useTaxonomyLabels();
  const [decided, setDecided] = useState(false);
  const name = company.companyName ?? company.contactName;
  return (
    <>
      <PageHead title={name} indexed={false} />
      <div className={classes.head}>
        <LocalLink to={queuePath(company.standing)} className={classes.back}>
          <IconArrowLeft size={16} aria-hidden="true" className={classes.arrow} />
          {t('Companies')}
        </LocalLink>
        <div className={classes.who}>
          {company.logo && <img src={company.logo} alt="" width={48} height={48} className={classes.logo} />}
          <div className={classes.name}>
            <h1 className={classes.title}>
              <bdi>{name}</bdi> <StandingBadge standing={company.standing} />
            </h1>
            <p className={classes.lead}>
              {roles(company.role)} · <Place company={company} />
            </p>
          </div>
        </div>
        <CompanyNotes company={company} />
      </div>
      {decided && <NextCompany except={company._id} />}
      <div className={classes.columns}>
        <div className={classes.decisions}>
          <Decisions file={file} onDecided={() => setDecided(true)} />
          {file.buyerPlan && <PlanPanel company={company} buyerPlan={file.buyerPlan} />}
        </div>
        <div className={classes.main}>
          <CompanyFacts company={company} />
          <CompanyDocuments file={file} />
        </div>
        <div className={classes.side}>
          <Members members={file.members} />
          <History history={file.history} since={{ label: t('Registered'), at: company.createdAt }} />
        </div>
        <div className={classes.activity}>
          <CompanyActivity id={company._id} />
        </div>
      </div>
    </>
  );
}
