import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../lib/api/call-error.ts';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { History } from '../history.tsx';
import { FileHead } from '../list/file-head.tsx';
import { type CompanyFile, companyQuery } from '../operations-queries.ts';
import { EmptyState } from '../states.tsx';
import { CompanyDocuments } from './company-documents.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyNotes } from './company-notes.tsx';
import { Decisions } from './decisions.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { StandingBadge } from './standing-badge.tsx';

/** Shows what a licence is compared with: the details of its company, and what was decided before. */
export function CompanyEvidence({ id }: { id: string }) {
  return <LoadedCompany id={id}>{(file) => <FactsAndHistory file={file} />}</LoadedCompany>;
}

/** Shows a company of a list: the decision, and beside it what it is compared with. */
export function CompanyPanel({ id }: { id: string }) {
  return <LoadedCompany id={id}>{(file) => <Company file={file} />}</LoadedCompany>;
}

function LoadedCompany({ id, children }: { id: string; children: (file: CompanyFile) => ReactNode }) {
  const { t } = useTranslation();
  const file = useQuery(companyQuery(id));
  if (isNotFound(file.error)) return <EmptyState>{t('This company does not exist.')}</EmptyState>;
  if (file.data) return children(file.data);
  if (file.isError) return <QueryFailure query={file} fallback={t('Failed to fetch the company')} />;
  return <LoadingRows rows={6} />;
}

function Company({ file }: { file: CompanyFile }) {
  const { company } = file;
  return (
    <>
      <FileHead title={company.companyName ?? company.contactName} page={`/admin/companies/${company._id}`}>
        <StandingBadge standing={company.standing} />
      </FileHead>
      <CompanyNotes company={company} />
      <CompanyDocuments file={file} />
      <Decisions key={company._id} file={file} onDecided={() => undefined} />
      {file.buyerPlan && <PlanPanel company={company} buyerPlan={file.buyerPlan} />}
      <FactsAndHistory file={file} />
    </>
  );
}

function FactsAndHistory({ file }: { file: CompanyFile }) {
  const { t } = useTranslation();
  return (
    <>
      <CompanyFacts company={file.company} />
      <History history={file.history} since={{ label: t('Registered'), at: file.company.createdAt }} />
    </>
  );
}
