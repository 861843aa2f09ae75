// The state machine of a booking: which side may do which action in which status. The buttons on screen come from this table (R32).
import type { bookingActions, bookingStatuses } from '@rigsouq/contract/rentals/calls';

export type BookingStatus = (typeof bookingStatuses)[number];
export type BookingAction = (typeof bookingActions)[number] | 'lapse' | 'begin' | 'overdue';
type By = 'buyer' | 'supplier' | 'clock';
type Booking = { readonly status: BookingStatus; readonly off_hired_at: Date | null };

type Transition = {
  by: readonly By[];
  from: readonly BookingStatus[];
  /** The new status. Without it the status stays the same. */
  to?: BookingStatus;
  onlyOnHire?: true;
};

const transitions: Record<BookingAction, Transition> = {
  confirm: { by: ['supplier'], from: ['Requested'], to: 'Confirmed' },
  reject: { by: ['supplier'], from: ['Requested'], to: 'Rejected' },
  lapse: { by: ['clock'], from: ['Requested'], to: 'Cancelled' },
  cancel: { by: ['buyer', 'supplier'], from: ['Requested', 'Confirmed'], to: 'Cancelled' },
  begin: { by: ['clock'], from: ['Confirmed'], to: 'Active' },
  overdue: { by: ['clock'], from: ['Active'] },
  offHire: { by: ['buyer'], from: ['Active'], onlyOnHire: true },
  return: { by: ['supplier'], from: ['Active'], to: 'Completed' },
  photosOut: { by: ['buyer', 'supplier'], from: ['Confirmed', 'Active'] },
  photosIn: { by: ['buyer', 'supplier'], from: ['Active', 'Completed'] },
};

/** Returns the status after the action, or undefined when this side may not do it now. */
export function statusAfter(act: BookingAction, side: By, booking: Booking): BookingStatus | undefined {
  const { by, from, to = booking.status, onlyOnHire } = transitions[act];
  if (onlyOnHire && booking.off_hired_at) return undefined;
  return by.includes(side) && from.includes(booking.status) ? to : undefined;
}
