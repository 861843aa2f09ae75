import type { myBookings } from '@rigsouq/contract/bookings';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayRange } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { periodTexts } from '../../../lib/rental-texts.ts';
import { DealList } from '../../../shell/deal/deal-list.tsx';
import type { DealRow } from '../../../shell/deal/deal-row.tsx';
import type { ViewRole } from '../../../shell/session-rules.ts';
import { bookingsPage } from '../list-queries.ts';

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
