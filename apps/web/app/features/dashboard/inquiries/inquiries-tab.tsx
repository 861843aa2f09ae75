import { useTranslation } from 'react-i18next';
import { AddressTabs } from '../../../shell/address-tabs.tsx';
import type { ViewRole } from '../../../shell/session-rules.ts';
import { InspectionList } from './inspection-list.tsx';
import { QuoteList } from './quote-list.tsx';

/** What buyers asked for, from the side of the view (DA-011, DA-014). */
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
      ]}
    />
  );
}
