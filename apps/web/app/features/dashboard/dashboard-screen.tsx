import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LocalLink } from '../../lib/local-link.tsx';
import { useSession } from '../../lib/session.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { QueryFailure } from '../../shell/query-failure.tsx';
import { shownRole } from '../../shell/session-rules.ts';
import { useRequireSession } from '../../shell/use-require-session.ts';
import { ViewSelect } from '../../shell/view-select.tsx';
import { ApprovalNote } from './approval-note.tsx';
import { BuyerStats } from './buyer-stats.tsx';
import { profileQuery } from './dashboard-queries.ts';
import classes from './dashboard-screen.module.css';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { SupplierStats } from './listings/supplier-stats.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';
import { useRoleGate } from './use-role-gate.ts';
import { VerifyBanner } from './verify-banner.tsx';

export function DashboardScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { role: stored } = useSession();
  const entered = useRequireSession();
  const profile = useQuery({ ...profileQuery, enabled: entered });
  const user = profile.data?.user;
  const accepted = useRoleGate(user?.role);
  const view = shownRole(query.get('role'), stored, user?.role ?? []);

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
        </div>
      </div>
      {accepted && user?.emailVerified === false && <VerifyBanner />}
      {accepted && view === 'supplier' && user?.emailVerified && !user.isApproved && <ApprovalNote />}
      {profile.isError ? (
        <QueryFailure query={profile} fallback={t('Failed to fetch user profile')} />
      ) : accepted && user ? (
        <>
          <FirstSteps role={view === 'supplier' ? 'supplier' : 'buyer'} />
          {view === 'supplier' ? <SupplierStats /> : <BuyerStats />}
          <DashboardTabs view={view} />
        </>
      ) : (
        <TabSkeleton />
      )}
    </div>
  );
}
