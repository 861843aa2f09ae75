import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../lib/api/call-error.ts';
import { Place } from '../../lib/format/place.tsx';
import { text } from '../../lib/i18n/i18n.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import frame from '../../shared/deals/deal-page.module.css';
import { Missing } from '../../shared/deals/deal-page.tsx';
import { useRequireSignIn } from '../../shell/use-require-session.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { LoadingPage } from '../../ui/states/loading.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { REFRESH_MS, type Rfq, rfqQuery } from './rfq-query.ts';

/** Frames a page about one request in each of its states. A request that the user may not see is shown as not found. */
export function RfqFrame({ id, children }: { id: string; children: (rfq: Rfq) => ReactNode }) {
  const { t } = useTranslation();
  const entered = useRequireSignIn(text('Please log in to see requests for quotation.'));
  const found = useQuery({ ...rfqQuery(id), enabled: entered, refetchInterval: REFRESH_MS });
  const rfq = found.data;
  if (!rfq && isNotFound(found.error)) return <Missing title={t('Request not found')} />;
  return (
    <div className={frame.page}>
      <PageHead title={rfq?.title ?? t('Request for quotation')} indexed={false} />
      <LocalLink to={`/procurement/rfq${rfq ? `?role=${rfq.side}` : ''}`} className={frame.back ?? ''}>
        <IconArrowLeft size={18} aria-hidden="true" className={frame.arrow} />
        {t('All requests')}
      </LocalLink>
      {rfq ? (
        <Place country={rfq.country}>{children(rfq)}</Place>
      ) : found.isError ? (
        <QueryFailure query={found} fallback={t('Failed to fetch the request')} />
      ) : (
        <LoadingPage />
      )}
    </div>
  );
}
