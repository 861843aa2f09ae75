import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StatCards } from './stat-cards.tsx';
import { supplierStatsQuery } from './stats-queries.ts';

const mine = '/dashboard?role=supplier&tab=listings';

export function SupplierStats() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(supplierStatsQuery);
  return (
    <StatCards
      failed={isError}
      cards={[
        { label: t('Total Listings'), value: data?.totalListings, to: mine },
        { label: t('Active Listings'), value: data?.activeListings, to: mine },
        { label: t('Total Views'), value: data?.totalViews, to: mine },
        { label: t('Total Inquiries'), value: data?.totalInquiries, to: '/dashboard?role=supplier&tab=inquiries' },
      ]}
    />
  );
}
