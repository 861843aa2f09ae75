// The actions of the two sides on a booking. Each locks the booking, advances it if it is due, checks the state machine, writes, and
// records the step and the event.
import type { NoticeType } from '@rigsouq/contract/notifications/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { markReturned } from '../catalogue/index.ts';
import { companyNameOf, otherAccount, type Side, sideOf } from '../enquiries/index.ts';
import { endReservationNow, releaseMachine } from '../machines/index.ts';
import { advanceBooking } from './booking-scheduler.ts';
import { type BookingAction, type BookingStatus, statusAfter } from './booking-state.ts';
import { addStep, isRentedElsewhere, type LockedBooking, lockBooking, updateBooking } from './bookings.store.ts';
import { priceUntil } from './rental-terms.ts';
import { bookingStepped } from './rentals.events.ts';

type Note = string | undefined;

export async function confirmBooking(tx: Tx, actor: Actor, id: string, note: Note): Promise<void> {
  const step = await startStep(tx, actor, id, 'confirm');
  await updateBooking(tx, id, { status: step.status });
  await finishStep(tx, actor, step, 'booking.confirmed', { note });
}

export async function rejectBooking(tx: Tx, actor: Actor, id: string, note: Note): Promise<void> {
  const step = await startStep(tx, actor, id, 'reject');
  await updateBooking(tx, id, { status: step.status, reason: note ?? null });
  await releaseMachine(tx, id, 'rental');
  await finishStep(tx, actor, step, 'booking.rejected', { note });
}

export async function cancelBooking(tx: Tx, actor: Actor, id: string, note: Note): Promise<void> {
  const step = await startStep(tx, actor, id, 'cancel');
  await updateBooking(tx, id, { status: step.status, reason: note ?? null });
  await releaseMachine(tx, id, 'rental');
  await finishStep(tx, actor, step, 'booking.cancelled', { note });
}

/** Ends the hire for the buyer. The cost stops growing: it is the cost of a rental that ends today. */
export async function offHireBooking(tx: Tx, actor: Actor, id: string, note: Note): Promise<void> {
  const step = await startStep(tx, actor, id, 'offHire');
  const cost = priceUntil(step.booking, dayOf(step.booking.now, step.booking.country)).cost;
  await updateBooking(tx, id, { off_hired_at: step.booking.now, cost_minor: cost });
  await finishStep(tx, actor, step, 'booking.off_hired', { note, price: cost, currency: step.booking.currency });
}

/** Completes the booking when the supplier has the machine back. Without an off-hire, days after the agreed end are charged as well. */
export async function returnBooking(tx: Tx, actor: Actor, id: string, note: Note): Promise<void> {
  const step = await startStep(tx, actor, id, 'return');
  const { booking, status } = step;
  const today = dayOf(booking.now, booking.country);
  const late = !booking.off_hired_at && today > booking.end_day;
  const cost = late ? priceUntil(booking, today).cost : Number(booking.cost_minor);
  await updateBooking(tx, id, { status, returned_at: booking.now, cost_minor: cost });
  await endReservationNow(tx, id, 'rental');
  // `endReservationNow` has locked the machine, so the second of two concurrent returns sees the first.
  if (!(await isRentedElsewhere(tx, booking)))
    await markReturned(tx, { listingId: booking.listing_id, supplierId: booking.supplier_id });
  await finishStep(tx, actor, step, 'booking.completed', { note, price: cost, currency: booking.currency });
}

type Step = { booking: LockedBooking; act: BookingAction; side: Side; status: BookingStatus };

export async function startStep(tx: Tx, actor: Actor, id: string, act: BookingAction): Promise<Step> {
  const found = await lockBooking(tx, id);
  const side = found && sideOf(actor, found);
  if (!side) fail('booking.unknown');
  const booking = await advanceBooking(tx, found);
  const status = statusAfter(act, side, booking);
  if (!status) fail(act === 'cancel' && booking.status === 'Active' ? 'booking.started' : 'deal.state');
  return { booking, act, side, status };
}

async function finishStep(
  tx: Tx,
  actor: Actor,
  step: Step,
  what: NoticeType,
  facts: Record<string, unknown>,
): Promise<void> {
  const { booking, act, side, status } = step;
  await addStep(tx, { bookingId: booking.id, act, side, userId: actor.userId, status, facts });
  await recordEvent(tx, bookingStepped, {
    what,
    subjectId: booking.id,
    by: actor.userId,
    tell: [otherAccount(side, booking)],
    sides: [booking.account_id, booking.supplier_id],
    words: { company: companyNameOf(actor), title: booking.title },
  });
}
