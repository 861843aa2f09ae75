import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StatCards } from './stat-cards.tsx';
import { buyerStatsQuery } from './stats-queries.ts';

export function BuyerStats() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(buyerStatsQuery);
  return (
    <StatCards
      failed={isError}
      cards={[
        { label: t('Inquiries Sent'), value: data?.totalInquiriesSent, to: '/dashboard?role=buyer&tab=inquiries' },
        {
          label: t('Inquiries Received'),
          value: data?.totalInquiriesReceived,
          to: '/dashboard?role=buyer&tab=messages',
        },
        { label: t('Unread Messages'), value: data?.unreadMessages, to: '/dashboard?role=buyer&tab=messages' },
      ]}
    />
  );
}
