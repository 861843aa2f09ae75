import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { myBookings } from '@rigsouq/contract/rentals/calls';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayRange } from '../../../lib/format/format.ts';
import { periodTexts } from '../../../lib/format/rental-texts.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { bookingsPage } from '../../../shared/dashboard/list-queries.ts';
import { DealList } from '../../../shared/deals/deal-list.tsx';
import type { DealRow } from '../../../shared/deals/deal-row.tsx';
import type { ViewRole } from '../../../shell/session-rules.ts';

type Booking = AnswerOf<typeof myBookings>['bookings'][number];

type BookingListProps = { view: ViewRole; label: string; hint: ReactNode };

export function BookingList({ view, label, hint }: BookingListProps) {
  const { t } = useTranslation();
  const language = useLanguage();

  function rowOf(booking: Booking): DealRow {
    const { _id, equipment, other, status, createdAt, rentalPeriod, startDate, endDate, overdue, can } = booking;
    const waits = can.confirm || (overdue && can.return);
    return {
      to: `/bookings/${_id}`,
      equipment,
      other,
      status,
      createdAt,
      figure: `${t(periodTexts[rentalPeriod])} · ${formatDayRange(startDate, endDate, language)}`,
      next: can.confirm ? t('Respond') : overdue ? t('Overdue') : t('Open'),
      waits,
    };
  }

  return (
    <DealList
      label={label}
      query={(page) => bookingsPage(view, page)}
      rowOf={rowOf}
      figure={t('Rental')}
      empty={t('No bookings found.')}
      failed={t('Failed to fetch bookings')}
      hint={hint}
    />
  );
}
