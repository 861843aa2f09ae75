import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StatCards } from '../stat-cards.tsx';
import { supplierStatsQuery } from '../stats-queries.ts';

export function SupplierStats() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(supplierStatsQuery);
  return (
    <StatCards
      failed={isError}
      cards={[
        { label: t('Total Listings'), value: data?.totalListings },
        { label: t('Active Listings'), value: data?.activeListings },
        { label: t('Total Views'), value: data?.totalViews },
        { label: t('Total Inquiries'), value: data?.totalInquiries },
      ]}
    />
  );
}
