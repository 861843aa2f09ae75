import { useTranslation } from 'react-i18next';
import { otherName } from '../../../shared/deals/deal.ts';
import { DealContact } from '../../../shared/deals/deal-contact.tsx';
import { DealHead } from '../../../shared/deals/deal-head.tsx';
import { DealHistory } from '../../../shared/deals/deal-history.tsx';
import { DealPage } from '../../../shared/deals/deal-page.tsx';
import { bookingActionTexts } from '../../../shared/rentals/booking-action-texts.ts';
import { BookingFacts } from '../../../shared/rentals/booking-facts.tsx';
import { DealReviews } from '../../../shared/trust/deal-reviews/deal-reviews.tsx';
import { BookingActions } from './booking-actions.tsx';
import { type Booking, bookingQuery } from './booking-query.ts';
import { BookingStatusNote } from './booking-status-note.tsx';
import { ConditionPhotos } from './condition-photos.tsx';

/** Shows a booking to the buyer who rents and to the supplier who owns the machine. */
export function BookingScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <DealPage
      kind={t('Booking')}
      query={bookingQuery(id)}
      missing={t('Booking not found')}
      failed={t('Failed to fetch the booking')}
      back="tab=bookings"
      main={(booking) => (
        <>
          <DealHead kind={t('Booking')} {...booking} />
          <BookingStatusNote booking={booking} />
          <BookingActions booking={booking} />
          <DealContact {...booking} agreed={['Confirmed', 'Active'].includes(booking.status)} />
          <DealReviews
            kind="booking"
            id={booking._id}
            other={otherName(t, booking.other)}
            completed={booking.status === 'Completed'}
          />
          <BookingFacts booking={booking} />
          <ConditionPhotos booking={booking} moment="out" />
          <ConditionPhotos booking={booking} moment="in" />
        </>
      )}
      aside={({ side, other, history, equipment: { country } }) => (
        <DealHistory
          steps={history.map(withoutCode)}
          side={side}
          other={other}
          words={bookingActionTexts}
          country={country}
        />
      )}
    />
  );
}

/** Removes the note of an automatic step: it is a code, and the name of the step says the same. */
function withoutCode(step: Booking['history'][number]) {
  return step.by === 'clock' ? { ...step, note: null } : step;
}
