import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { useHasBuyerRole } from '../../shared/companies/use-is-buyer.ts';
import { reversePage } from '../../shared/reverse-auctions/reverse-queries.ts';
import { ReverseRows } from '../../shared/reverse-auctions/reverse-rows.tsx';
import { rfqsPage } from '../../shared/rfqs/rfq-queries.ts';
import { RfqRows } from '../../shared/rfqs/rfq-rows.tsx';
import { SettingsSection } from '../../ui/forms/settings-section.tsx';
import { AddressTabs } from '../../ui/tabs/address-tabs.tsx';
import { ordersPage } from '../orders/order-queries.ts';
import { OrderRows } from '../orders/order-rows.tsx';
import { NeedForm } from '../procurement/dashboard/need-form.tsx';
import { NeedList } from '../procurement/dashboard/need-list.tsx';
import { ProjectForm } from '../procurement/dashboard/project-form.tsx';
import { ProjectList } from '../procurement/dashboard/project-list.tsx';
import classes from '../procurement/dashboard/record-form.module.css';
import { listQuery } from '../supplier-lists/supplier-queries.ts';
import { SupplierRows } from '../supplier-lists/supplier-rows.tsx';
import { readSearch } from '../supplier-lists/supplier-search.ts';
import { LatestSection } from './latest-section.tsx';

const SHOWN = 5;

/** Shows the tools of a buyer (DA-008, DA-009): the first rows of those with their own pages, and the needs and projects. */
export function ProcurementTab() {
  const { t } = useTranslation();
  return (
    <AddressTabs
      title={t('E-Procurement')}
      name="list"
      kept={['role', 'tab']}
      tabs={[
        { id: 'rfq', label: t('RFQ'), content: () => <Rfq /> },
        { id: 'suppliers', label: t('Suppliers'), content: () => <Suppliers /> },
        { id: 'auctions', label: t('E-Auctions'), content: () => <Auctions /> },
        { id: 'needs', label: t('Needs'), content: () => <Needs /> },
        { id: 'projects', label: t('Projects'), content: () => <Projects /> },
      ]}
    />
  );
}

function Rfq() {
  const { t } = useTranslation();
  const enabled = useHasBuyerRole();
  const requests = useQuery({ ...rfqsPage({ limit: SHOWN }, 1), enabled });
  const orders = useQuery({ ...ordersPage('buyer', undefined, 1), enabled });
  return (
    <div className={classes.parts}>
      <LatestSection
        title={t('Requests for quotation')}
        to="/procurement/rfq"
        action={t('Open RFQ')}
        found={requests}
        rowsOf={({ deals }) => deals}
        empty={t('Send one list to many suppliers, open the sealed responses together and award the order.')}
      >
        {({ deals }) => <RfqRows rfqs={deals} />}
      </LatestSection>
      <LatestSection
        title={t('Purchase orders')}
        to="/procurement/orders"
        action={t('Open orders')}
        found={orders}
        rowsOf={({ deals }) => deals}
        empty={t('Award a request for quotation and its orders will appear here.')}
      >
        {({ deals }) => <OrderRows orders={deals.slice(0, SHOWN)} />}
      </LatestSection>
      <p>
        {t('See what you spend, what you save against first offers, and how long purchasing takes.')}{' '}
        <LocalLink to="/procurement/reports">{t('Open reports')}</LocalLink>
      </p>
    </div>
  );
}

const allSuppliers = readSearch(new URLSearchParams());

function Suppliers() {
  const { t } = useTranslation();
  const found = useQuery({ ...listQuery(allSuppliers), enabled: useHasBuyerRole() });
  return (
    <LatestSection
      title={t('Your suppliers')}
      to="/procurement/suppliers"
      action={t('Manage Suppliers')}
      found={found}
      rowsOf={({ suppliers }) => suppliers}
      empty={t('Keep your suppliers in lists, each with a scorecard.')}
    >
      {({ suppliers }) => <SupplierRows suppliers={suppliers.slice(0, SHOWN)} />}
    </LatestSection>
  );
}

function Auctions() {
  const { t } = useTranslation();
  const found = useQuery({ ...reversePage({ limit: SHOWN }, 1), enabled: useHasBuyerRole() });
  return (
    <LatestSection
      title={t('Reverse auctions')}
      to="/procurement/auctions"
      action={t('Create Auction')}
      found={found}
      rowsOf={({ deals }) => deals}
      empty={t('Suppliers compete for your order by lowering their prices. Each sees only its own rank.')}
    >
      {({ deals }) => <ReverseRows auctions={deals} />}
    </LatestSection>
  );
}

function Needs() {
  const { t } = useTranslation();
  return (
    <div className={classes.parts}>
      <SettingsSection
        id="new-need"
        title={t('What do you need?')}
        lead={t('Shown on your public profile. Only suppliers see the budget.')}
      >
        <NeedForm />
      </SettingsSection>
      <NeedList />
    </div>
  );
}

function Projects() {
  const { t } = useTranslation();
  return (
    <div className={classes.parts}>
      <SettingsSection
        id="new-project"
        title={t('What are you building?')}
        lead={t('Shown on your public profile, so suppliers know what you may need next.')}
      >
        <ProjectForm />
      </SettingsSection>
      <ProjectList />
    </div>
  );
}
