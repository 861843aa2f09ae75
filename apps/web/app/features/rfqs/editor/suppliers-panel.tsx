import { useTranslation } from 'react-i18next';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { InviteSuppliers } from '../invite-suppliers.tsx';
import { InvitedSupplierList } from '../invited-supplier-list.tsx';
import type { BuyersRfq } from '../rfq-query.ts';
import classes from './editor.module.css';

export function SuppliersPanel({ rfq }: { rfq: BuyersRfq }) {
  const { t } = useTranslation();
  return (
    <DealPanel title={t('Invited suppliers ({{number}})', { number: rfq.suppliers.length })}>
      <p className={classes.hint}>
        {t('They are notified when you publish. Suppliers cannot see who else is invited or how many.')}
      </p>
      {rfq.suppliers.length > 0 && <InvitedSupplierList rfq={rfq} />}
      <InviteSuppliers rfq={rfq} />
    </DealPanel>
  );
}
