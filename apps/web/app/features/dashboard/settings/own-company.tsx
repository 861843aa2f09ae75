import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type Company, companyQuery } from '../../../lib/company-query.ts';
import { LoadingForm } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';

/** Shows its content once the company is loaded. */
export function OwnCompany({ children }: { children: (company: Company) => ReactNode }) {
  const { t } = useTranslation();
  const company = useQuery(companyQuery);
  const { hash } = useLocation();

  // The link to a section was followed before the section was rendered.
  const loaded = company.data !== undefined;
  useEffect(() => {
    if (loaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [loaded, hash]);

  if (company.data) return children(company.data.user);
  if (company.isError) return <QueryFailure query={company} fallback={t('Failed to fetch user profile')} />;
  return <LoadingForm />;
}
