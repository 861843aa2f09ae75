import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isNotFound } from '../../../lib/api/call-error.ts';
import { companyQuery } from '../../../lib/company-query.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import frame from '../../../shared/deals/deal-page.module.css';
import { Missing } from '../../../shared/deals/deal-page.tsx';
import { useRequireSignIn } from '../../../shell/use-require-session.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadingForm } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { LOG_IN_FIRST } from '../auction-query.ts';
import { openedQuery } from './auction-candidates.ts';
import { BlankForm } from './blank-form.tsx';
import classes from './new-auction.module.css';
import { RequestForm } from './request-form.tsx';

/** Creates a reverse auction from scratch, or from a request whose answers are open. */
export function NewAuctionScreen() {
  const [query] = useSearchParams();
  const entered = useRequireSignIn(LOG_IN_FIRST);
  const rfqId = query.get('rfq');
  if (rfqId) return <FromRequest key={rfqId} id={rfqId} entered={entered} />;
  return <FromScratch entered={entered} />;
}

function FromScratch({ entered }: { entered: boolean }) {
  const { t } = useTranslation();
  const company = useQuery({ ...companyQuery, enabled: entered });
  return (
    <Frame
      lead={t('Suppliers compete for your order by lowering their prices. Each sees only its own rank.')}
      back={{ to: '/procurement/auctions?role=buyer', label: t('All reverse auctions') }}
    >
      {company.isError ? (
        <QueryFailure query={company} fallback={t('Failed to fetch data')} />
      ) : company.data ? (
        <BlankForm home={company.data.user.country} />
      ) : (
        <LoadingForm />
      )}
    </Frame>
  );
}

function FromRequest({ id, entered }: { id: string; entered: boolean }) {
  const { t } = useTranslation();
  const opened = useQuery({ ...openedQuery(id), enabled: entered });
  if (!opened.data && isNotFound(opened.error)) return <Missing title={t('Request not found')} />;
  const rfq = opened.data?.rfq;
  return (
    <Frame
      lead={rfq ? <bdi>{[rfq.number, rfq.title].filter(Boolean).join(' · ')}</bdi> : null}
      back={{ to: `/procurement/rfq/${id}/compare`, label: t('Back to the comparison') }}
    >
      {opened.isError ? (
        <QueryFailure query={opened} fallback={t('Failed to fetch the comparison')} />
      ) : !opened.data ? (
        <LoadingForm />
      ) : opened.data.rfq.can.auction ? (
        <RequestForm opened={opened.data} />
      ) : (
        <section className={frame.missing}>
          <p>{t('You cannot start a reverse auction from this request right now.')}</p>
          <Button component={LocalLink} to={`/procurement/rfq/${id}`} color="amber" size="md">
            {t('View the request')}
          </Button>
        </section>
      )}
    </Frame>
  );
}

type FrameProps = { lead: ReactNode; back: { to: string; label: string }; children: ReactNode };

function Frame({ lead, back, children }: FrameProps) {
  const { t } = useTranslation();
  return (
    <div className={frame.page}>
      <PageHead title={t('New reverse auction')} indexed={false} />
      <LocalLink to={back.to} className={frame.back ?? ''}>
        <IconArrowLeft size={18} aria-hidden="true" className={frame.arrow} />
        {back.label}
      </LocalLink>
      <div>
        <h1 className={frame.title}>{t('New reverse auction')}</h1>
        <p className={classes.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}
