import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { majorOf } from '@rigsouq/contract/money';
import type { listDeskBookings } from '@rigsouq/contract/operations/desk-search';
import { bookingActions, type readBooking } from '@rigsouq/contract/rentals/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import { type Photos, presentMachine, presentOther, type Side } from '../enquiries/index.ts';
import { statusAfter } from './booking-state.ts';
import type { BookingRow, PhotoRow } from './bookings.queries.ts';
import { periodOf, priceUntil } from './rental-terms.ts';

type Booking = AnswerOf<typeof readBooking>;
type More = 'photos' | 'history';

export function presentItem(row: BookingRow, side: Side, photos: Photos) {
  const can = Object.fromEntries(bookingActions.map((act) => [act, statusAfter(act, side, row) !== undefined]));
  return {
    _id: row.id,
    equipment: presentMachine(row, photos),
    other: presentOther(row, side),
    side,
    status: row.status,
    reason: row.reason,
    rentalPeriod: periodOf(row),
    startDate: row.start_day,
    endDate: row.end_day,
    totalCost: majorOf(row.cost_minor, row.currency),
    currency: row.currency,
    overdue: row.overdue,
    createdAt: row.created_at.toISOString(),
    can: can as Booking['can'],
  };
}

/** Presents a booking in a list of operators: with both companies. */
export function presentDeskItem(row: BookingRow): AnswerOf<typeof listDeskBookings>['bookings'][number] {
  return {
    _id: row.id,
    title: row.title,
    status: row.status,
    overdue: row.overdue,
    startDate: row.start_day,
    endDate: row.end_day,
    total: majorOf(row.cost_minor, row.currency),
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    ...companiesOf(row),
  };
}

export function companiesOf(row: BookingRow) {
  return {
    buyer: { _id: row.account_id, name: row.buyer_name },
    supplier: { _id: row.supplier_id, name: row.supplier_name },
  };
}

export function presentBooking(row: BookingRow, side: Side, photos: Photos): Omit<Booking, More> {
  return {
    ...presentItem(row, side, photos),
    deliveryAddress: row.delivery_address,
    projectType: row.project_type,
    specialRequirements: row.special_requirements,
    rate: majorOf(row.rate_minor, row.currency),
    charges: priceUntil(row, lastChargedDay(row)).parts.map((part) => ({
      ...part,
      rate: majorOf(part.rate, row.currency),
    })),
    offHireCost: statusAfter('offHire', side, row)
      ? majorOf(priceUntil(row, dayOf(row.now, row.country)).cost, row.currency)
      : null,
    now: row.now.toISOString(),
    lapsesAt: row.lapses_at.toISOString(),
    offHiredAt: row.off_hired_at?.toISOString() ?? null,
    returnedAt: row.returned_at?.toISOString() ?? null,
  };
}

/** Returns the day that ends the charged period: the day of the off-hire, of a late return, or the agreed end. */
function lastChargedDay({ off_hired_at, returned_at, end_day, country }: BookingRow): string {
  if (off_hired_at) return dayOf(off_hired_at, country);
  const returned = returned_at ? dayOf(returned_at, country) : end_day;
  return returned > end_day ? returned : end_day;
}

export function presentPhotos(rows: readonly PhotoRow[], addressOf: (mediaId: string) => string): Booking['photos'] {
  const shown = (moment: PhotoRow['moment']) =>
    rows
      .filter((row) => row.moment === moment)
      .map(({ media_id, side, created_at }) => ({
        url: addressOf(media_id),
        by: side,
        createdAt: created_at.toISOString(),
      }));
  return { out: shown('out'), in: shown('in') };
}
