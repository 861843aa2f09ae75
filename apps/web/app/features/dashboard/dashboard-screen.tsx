import { LoadingRows } from '../../ui/states/loading.tsx';
import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../lib/api/session.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { profileQuery } from '../../shared/dashboard/dashboard-queries.ts';
import classes from '../../shared/dashboard/dashboard-screen.module.css';
import { planQuery } from '../../shared/procurement/plan-query.ts';
import { shownRole, type ViewRole } from '../../shell/session-rules.ts';
import { tasksQuery } from '../../shell/tasks/tasks-query.ts';
import { useRequireSession } from '../../shell/use-require-session.ts';
import { ViewSelect } from '../../shell/view-select.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { ApprovalNote } from '../companies/settings/approval-note.tsx';
import { ConsentBanner } from '../identity/security/consent-banner.tsx';
import { VerifyBanner } from '../identity/security/verify-banner.tsx';
import { PlanBanner } from '../procurement/plan/plan-banner.tsx';
import { BuyerStats } from '../stats/buyer-stats.tsx';
import { FirstSteps, useFirstSteps } from '../stats/first-steps/first-steps.tsx';
import { SupplierStats } from '../stats/supplier-stats.tsx';
import { WaitingList } from '../tasks/waiting-list.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { Overview } from './home/overview.tsx';
import { useOverviewLoaded } from './home/overview-queries.ts';
import { useFirstPages } from './use-first-pages.ts';
import { useRoleGate } from './use-role-gate.ts';

export function DashboardScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { role: stored } = useSession();
  const entered = useRequireSession();
  const profile = useQuery({ ...profileQuery, enabled: entered });
  const user = profile.data?.user;
  const accepted = useRoleGate(user?.role);
  const view = shownRole(query.get('role'), stored, user?.role ?? []);
  // A section in the address is shown alone.
  const isHome = !query.has('tab');
  const stepsRole = view === 'supplier' ? 'supplier' : 'buyer';
  // An operator, who may stay for a moment, has neither role.
  const holdsRole = accepted && user?.role.includes(view) === true;
  useFirstPages(view, holdsRole);
  const steps = useFirstSteps(stepsRole, accepted);
  const hasPlan = view !== 'supplier' && user?.role.includes('buyer') === true;
  const waiting = useInfiniteQuery({ ...tasksQuery, enabled: accepted });
  const plan = useQuery({ ...planQuery, enabled: accepted && hasPlan });
  // Everything above the tabs appears at once, so that the tabs do not move under the pointer. A second try after a failure changes its own part only.
  const isComplete = accepted && [waiting, steps, plan].every((query) => query.isFetched || !query.isLoading);
  const hasOverview = holdsRole && isHome;
  const isLoaded = useOverviewLoaded(view, hasOverview);

  return (
    <div className={classes.page}>
      <PageHead title={t('Dashboard')} indexed={false} />
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>{t('Dashboard')}</h1>
          {accepted && user ? (
            <p className={classes.greeting}>{t('Welcome back, {{name}}', { name: user.name || t('User') })}</p>
          ) : (
            !profile.isError && <Skeleton height={16} width={200} mt={8} />
          )}
        </div>
        <div className={classes.actions}>
          {accepted && user && <ViewSelect held={user.role} />}
          <Button
            component={LocalLink}
            to="/auction/watch"
            variant="default"
            leftSection={<IconEye size={18} aria-hidden="true" />}
          >
            {t('WatchList')}
          </Button>
          {accepted && user && <MainAct view={view} isHome={isHome} />}
        </div>
      </div>
      {accepted && user && user.missingConsents.length > 0 && <ConsentBanner />}
      {accepted && user?.emailVerified === false && <VerifyBanner />}
      {accepted && view === 'supplier' && user?.emailVerified && !user.isApproved && <ApprovalNote />}
      {profile.isError ? (
        <QueryFailure query={profile} fallback={t('Failed to fetch user profile')} />
      ) : isComplete && user ? (
        <>
          {isHome && (
            <>
              <WaitingList />
              <FirstSteps role={stepsRole} steps={steps.data} />
            </>
          )}
          {hasPlan && (isHome || query.get('tab') === 'procurement') && <PlanBanner plan={plan} />}
          {hasOverview && <Overview view={view} />}
          {isLoaded ? (
            <>
              {view === 'supplier' ? <SupplierStats /> : <BuyerStats />}
              <DashboardTabs view={view} />
            </>
          ) : (
            <LoadingRows />
          )}
        </>
      ) : (
        <LoadingRows />
      )}
    </div>
  );
}

/** The one amber button of the dashboard. */
/** It is the one amber button of the home page. Each section has another button for its act. */
function MainAct({ view, isHome }: { view: ViewRole; isHome: boolean }) {
  const { t } = useTranslation();
  const [to, label] =
    view === 'supplier'
      ? ['/dashboard?role=supplier&tab=add-equipment', t('Add Equipment')]
      : ['/procurement/rfq/new', t('New request')];
  return (
    <Button
      component={LocalLink}
      to={to}
      {...(isHome ? { color: 'amber' } : { variant: 'default' })}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      {label}
    </Button>
  );
}
