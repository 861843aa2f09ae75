import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { companyQuery } from '../../lib/company-query.ts';
import { LocalLink } from '../../lib/local-link.tsx';
import { AddressTabs } from '../../shell/address-tabs.tsx';
import frame from '../../shell/deal/deal-page.module.css';
import { PageHead } from '../../shell/page-head.tsx';
import { QueryFailure } from '../../shell/query-failure.tsx';
import { useEntry } from '../../shell/use-entry.ts';
import { ApprovalLimit } from './approval-limit.tsx';
import { OrderList } from './order-list.tsx';
import classes from './orders-screen.module.css';

/** The purchase orders of the account: those it placed and those it received, as far as it buys and supplies. */
export function OrdersScreen() {
  const { t } = useTranslation();
  const entered = useEntry();
  const company = useQuery({ ...companyQuery, enabled: entered });
  const roles = company.data?.user.role;
  const home = roles?.includes('buyer') ? 'role=buyer&tab=procurement' : 'role=supplier&tab=inquiries&list=orders';
  return (
    <div className={frame.page}>
      <PageHead title={t('Purchase orders')} indexed={false} />
      <LocalLink to={`/dashboard?${home}`} className={frame.back ?? ''}>
        <IconArrowLeft size={18} aria-hidden="true" className={frame.arrow} />
        {t('Back to the dashboard')}
      </LocalLink>
      <div className={classes.head}>
        <h1 className={frame.title}>{t('Purchase orders')}</h1>
        {roles?.includes('buyer') && (
          <Button
            component={LocalLink}
            to="/procurement/reports"
            variant="default"
            leftSection={<IconChartBar size={18} aria-hidden="true" />}
          >
            {t('Buying reports')}
          </Button>
        )}
      </div>
      {roles ? (
        <Sides roles={roles} />
      ) : company.isError ? (
        <QueryFailure query={company} fallback={t('Failed to fetch orders')} />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('Loading...')}>
          <Skeleton height={44} />
          <Skeleton height={200} mt={16} />
        </div>
      )}
    </div>
  );
}

function Sides({ roles }: { roles: readonly string[] }) {
  const { t } = useTranslation();
  useFollowHash();
  const buying = { id: 'buyer', label: t('Placed by us'), content: () => <Buying /> };
  const selling = { id: 'supplier', label: t('Received by us'), content: () => <OrderList side="supplier" /> };
  if (!roles.includes('supplier')) return <Buying />;
  if (!roles.includes('buyer')) return <OrderList side="supplier" />;
  return <AddressTabs title={t('Purchase orders')} name="side" tabs={[buying, selling]} />;
}

function Buying() {
  return (
    <>
      <OrderList side="buyer" />
      <ApprovalLimit />
    </>
  );
}

/** A link to the limit was followed before it was there. */
function useFollowHash() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
