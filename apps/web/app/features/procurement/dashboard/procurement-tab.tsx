import { useTranslation } from 'react-i18next';
import { ToolCard } from '../../../shared/dashboard/tool-card.tsx';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import { AddressTabs } from '../../../ui/page/address-tabs.tsx';
import { LatestAuctions } from './latest-auctions.tsx';
import { LatestRfqs } from './latest-rfqs.tsx';
import { NeedForm } from './need-form.tsx';
import { NeedList } from './need-list.tsx';
import { ProjectForm } from './project-form.tsx';
import { ProjectList } from './project-list.tsx';
import classes from './record-form.module.css';

/** Shows the tools of a buyer (DA-008, DA-009): three with their own pages, and the needs and projects. */
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
  return (
    <div className={classes.parts}>
      <ToolCard
        title={t('Requests for quotation')}
        line={t('Send one list to many suppliers, open the sealed responses together and award the order.')}
        to="/procurement/rfq"
        action={t('Open RFQ')}
      />
      <LatestRfqs />
      <ToolCard
        title={t('Purchase orders')}
        line={t('Orders you have placed: see what is accepted, delivered and closed, and download each PDF.')}
        to="/procurement/orders"
        action={t('Open orders')}
      />
      <ToolCard
        title={t('Buying reports')}
        line={t('See what you spend, what you save against first offers, and how long purchasing takes.')}
        to="/procurement/reports"
        action={t('Open reports')}
      />
    </div>
  );
}

function Suppliers() {
  const { t } = useTranslation();
  return (
    <ToolCard
      title={t('Your suppliers')}
      line={t('Keep your suppliers in lists, each with a scorecard.')}
      to="/procurement/suppliers"
      action={t('Manage Suppliers')}
    />
  );
}

function Auctions() {
  const { t } = useTranslation();
  return (
    <div className={classes.parts}>
      <ToolCard
        title={t('Reverse auctions')}
        line={t('Suppliers compete for your order by lowering their prices. Each sees only its own rank.')}
        to="/procurement/auctions"
        action={t('Create Auction')}
      />
      <LatestAuctions />
    </div>
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
