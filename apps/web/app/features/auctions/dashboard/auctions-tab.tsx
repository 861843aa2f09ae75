import { useTranslation } from 'react-i18next';
import { AddressTabs } from '../../../ui/tabs/address-tabs.tsx';
import { BidList } from './bid-list.tsx';
import { ConsignmentList } from './consignment-list.tsx';

/** Shows the machines that the account consigned and the lots that it bids on (DA-014). */
export function AuctionsTab() {
  const { t } = useTranslation();
  return (
    <AddressTabs
      title={t('Consignments & Bids')}
      name="list"
      kept={['role', 'tab']}
      tabs={[
        { id: 'consignments', label: t('My Consignments'), content: () => <ConsignmentList /> },
        { id: 'bids', label: t('My Bids'), content: () => <BidList /> },
      ]}
    />
  );
}
