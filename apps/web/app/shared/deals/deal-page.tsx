import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../lib/api/call-error.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { useRequireSession } from '../../shell/use-require-session.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { LoadingPage } from '../../ui/states/loading.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import type { ScreenQuery } from './deal.ts';
import classes from './deal-page.module.css';

type DealPageProps<D> = {
  /** The kind of deal, such as 'Quote'. */
  kind: string;
  query: ScreenQuery<D>;
  missing: string;
  failed: string;
  /** The query of the dashboard link, where the role is the side of the deal; or a link to another list. */
  /** Whether the page compares things side by side. It is then printed on wide pages. */
  wideOnPaper?: boolean;
  back: string | { to: (deal: D | undefined) => string; label: string };
  main: (deal: D) => ReactNode;
  /** Without it the main part has the full width. */
  aside?: (deal: D) => ReactNode;
};

/** Shows the page of a deal: loading, failed, missing or loaded. Deals of other accounts count as missing. */
export function DealPage<D extends object>({
  kind,
  query,
  back,
  main,
  aside,
  wideOnPaper,
  ...texts
}: DealPageProps<D>) {
  const { t } = useTranslation();
  const entered = useRequireSession();
  const found = useQuery({ ...query, enabled: entered });
  const deal = found.data;
  if (!deal && isNotFound(found.error)) return <Missing title={texts.missing} />;
  return (
    <div className={classes.page} data-wide-print={wideOnPaper}>
      <PageHead title={kind} indexed={false} />
      <LocalLink
        to={typeof back === 'string' ? dashboardPath(deal, back) : back.to(deal)}
        className={classes.back ?? ''}
        data-screen-only
      >
        <IconArrowLeft size={18} aria-hidden="true" className={classes.arrow} />
        {typeof back === 'string' ? t('Back to the dashboard') : back.label}
      </LocalLink>
      {deal ? (
        <div className={aside && classes.columns}>
          <div className={classes.main}>{main(deal)}</div>
          {aside && <div className={classes.main}>{aside(deal)}</div>}
        </div>
      ) : found.isError ? (
        <QueryFailure query={found} fallback={texts.failed} />
      ) : (
        <LoadingPage />
      )}
    </div>
  );
}

function dashboardPath(deal: object | undefined, place: string): string {
  return `/dashboard?${deal && 'side' in deal ? `role=${deal.side}&` : ''}${place}`;
}

/** Shown when a deal does not exist or belongs to another account. */
export function Missing({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <section className={classes.missing}>
      <PageHead title={title} indexed={false} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.hint}>{t('The address may be wrong, or this belongs to another account.')}</p>
      <Button component={LocalLink} to="/dashboard" color="amber" size="md">
        {t('Back to the dashboard')}
      </Button>
    </section>
  );
}
