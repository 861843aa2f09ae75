import { Button } from '@mantine/core';
import { IconArrowLeft, IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { companyQuery } from '../../lib/company-query.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import frame from '../../shared/deals/deal-page.module.css';
import { useRequireSession } from '../../shell/use-require-session.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { LoadingRows } from '../../ui/states/loading.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { AddressTabs } from '../../ui/tabs/address-tabs.tsx';
import { OrderList } from './order-list.tsx';
import classes from './orders-screen.module.css';

/** Shows the purchase orders of the account: those it placed as a buyer and those it received as a supplier. */
export function OrdersScreen() {
  const { t } = useTranslation();
  const entered = useRequireSession();
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
        <LoadingRows />
      )}
    </div>
  );
}

function Sides({ roles }: { roles: readonly string[] }) {
  const { t } = useTranslation();
  const placed = { id: 'buyer', label: t('Orders placed'), content: () => <OrderList side="buyer" /> };
  const received = { id: 'supplier', label: t('Orders received'), content: () => <OrderList side="supplier" /> };
  if (!roles.includes('supplier')) return <OrderList side="buyer" />;
  if (!roles.includes('buyer')) return <OrderList side="supplier" />;
  return <AddressTabs title={t('Purchase orders')} name="side" tabs={[placed, received]} />;
}
