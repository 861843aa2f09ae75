import { useTranslation } from 'react-i18next';
import { InvitedAuctions } from '../../shared/reverse-auctions/invited-auctions.tsx';
import type { ViewRole } from '../../shell/session-rules.ts';
import { AddressTabs } from '../../ui/tabs/address-tabs.tsx';
import { InspectionList } from '../enquiries/dashboard/inspection-list.tsx';
import { QuoteList } from '../enquiries/dashboard/quote-list.tsx';
import { RfqInvitations } from '../enquiries/dashboard/rfq-invitations.tsx';
import { ServiceRequestList } from '../enquiries/dashboard/service-request-list.tsx';
import { OrderList } from '../orders/order-list.tsx';

/** Shows the requests of buyers, from the side of the current view (DA-011, DA-014). */
export function InquiriesTab({ view }: { view: ViewRole }) {
  const { t } = useTranslation();
  const buying = view === 'buyer';
  const quotes = buying ? t('My Quotes') : t('Selling Quotes');
  const inspections = buying ? t('My Inspections') : t('Selling Inspections');
  return (
    <AddressTabs
      title={t('Inquiries')}
      name="list"
      kept={['role', 'tab']}
      tabs={[
        { id: 'quotes', label: quotes, content: () => <QuoteList view={view} label={quotes} /> },
        {
          id: 'inspections',
          label: inspections,
          content: () => <InspectionList view={view} label={inspections} />,
        },
        {
          id: 'services',
          label: t('Service requests'),
          content: () => <ServiceRequestList label={t('Service requests')} />,
        },
        // A buyer finds its own requests under E-Procurement.
        ...(buying
          ? []
          : [
              { id: 'rfqs', label: t('RFQ'), content: () => <RfqInvitations /> },
              { id: 'auctions', label: t('Reverse auctions'), content: () => <InvitedAuctions /> },
              { id: 'orders', label: t('Purchase orders'), content: () => <OrderList side="supplier" /> },
            ]),
      ]}
    />
  );
}
