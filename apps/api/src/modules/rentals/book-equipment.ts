import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { majorOf, minorOf } from '@rigsouq/contract/money';
import {
  ANSWER_HOURS,
  BOOKING_DAYS_MAX,
  bookEquipment as bookEquipmentCall,
  OPEN_REQUESTS_MAX,
} from '@rigsouq/contract/rentals/calls';
import { dayOf, daysLater, daysPeriod, HOUR_MS } from '@rigsouq/kernel/periods';
import { type RentalPeriod, type RentalUnit, rentalDays, rentalPrice } from '@rigsouq/kernel/rental-price';
import type { Country } from '@rigsouq/kernel/zones';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import type { Origin } from '../../platform/monitoring/security-log.ts';
import { findOffer } from '../catalogue/index.ts';
import { companyNameOf } from '../enquiries/index.ts';
import { recordConsent } from '../legal/index.ts';
import { reserveMachine } from '../machines/index.ts';
import { advanceMachineBookings } from './booking-scheduler.ts';
import { addStep, countOpenRequests, insertBooking } from './bookings.store.ts';
import { bookingStepped } from './rentals.events.ts';

type Input = ParsedOf<typeof bookEquipmentCall>['body'];
type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Requests a machine from its supplier at the price that the buyer saw, and holds its days until the supplier answers. */
export async function bookEquipment(tx: Tx, actor: Actor, input: Input, { addressRange }: Origin) {
  const offer = (await findOffer(tx, input.equipment)) ?? fail('listing.unknown');
  if (offer.type !== 'rent') fail('booking.not_for_rent');
  if (!offer.open) fail('listing.state');
  if (offer.accountId === actor.account.id) fail('deal.own');
  const now = await readNow(tx);
  const { period, days } = termOf(input, now, offer.country);
  const rates = ratesOf(offer);
  const cost = rentalPrice(input.rentalPeriod, days, rates)?.cost ?? fail('booking.not_for_rent');
  const answer = { totalCost: majorOf(cost, offer.currency), currency: offer.currency };
  if (minorOf(input.totalCost, offer.currency) !== cost) fail('booking.cost', { facts: answer });

  const limit = OPEN_REQUESTS_MAX[actor.account.approved ? 'approved' : 'other'];
  if ((await countOpenRequests(tx, actor.account.id)) >= limit) fail('booking.too_many');
  await advanceMachineBookings(tx, offer.machineId);
  const id = newId();
  const { machineId, accountId: supplierId } = offer;
  // A machine that came back this morning can go out again today, so the reservation starts now and not at the start of the day.
  const reserved = { from: latest(period.from, now), until: period.until };
  await reserveMachine(tx, { machineId, period: reserved, kind: 'rental', referenceId: id, by: actor.userId });
  // A request cannot be answered after its last day, so it lapses at the end of the period at the latest.
  const lapsesAt = earliest(new Date(now.getTime() + ANSWER_HOURS * HOUR_MS), period.until);
  await insertBooking(tx, {
    id,
    listing_id: offer.id,
    machine_id: machineId,
    account_id: actor.account.id,
    created_by: actor.userId,
    supplier_id: supplierId,
    ...storedRates(input.rentalPeriod, rates),
    // Days are passed as text, because a Date would become a day in the time zone of the server.
    start_day: input.startDate,
    end_day: input.endDate,
    starts_at: period.from,
    ends_at: period.until,
    delivery_address: input.deliveryAddress,
    project_type: input.projectType,
    special_requirements: input.specialRequirements ?? null,
    currency: offer.currency,
    cost_minor: cost,
    lapses_at: lapsesAt,
  });
  const by = { userId: actor.userId, accountId: actor.account.id, addressRange };
  await recordConsent(tx, { act: 'booking', given: input.consent, subjectId: id, ...by });
  const facts = { price: cost, currency: offer.currency, note: input.specialRequirements };
  await addStep(tx, { bookingId: id, act: 'request', side: 'buyer', userId: actor.userId, status: 'Requested', facts });
  await recordEvent(tx, bookingStepped, {
    what: 'booking.requested',
    subjectId: id,
    by: actor.userId,
    tell: [supplierId],
    sides: [supplierId, actor.account.id],
    words: { company: companyNameOf(actor), title: offer.title },
  });
  return { message: bookEquipmentCall.message, _id: id, ...answer };
}

/** Validates the dates. A rental starts today or later, in the machine's country and by the database's clock (R73). */
function termOf({ startDate, endDate }: Input, now: Date, country: Country) {
  const period = daysPeriod(startDate, endDate, country);
  const days = rentalDays(startDate, endDate);
  const today = dayOf(now, country);
  const lastStart = daysLater(today, BOOKING_DAYS_MAX);
  if (!period?.until || !days || days > BOOKING_DAYS_MAX) fail('booking.dates');
  if (startDate < today || startDate > lastStart) fail('booking.dates');
  return { period: { from: period.from, until: period.until }, days };
}

function ratesOf({ hourlyMinor, dailyMinor, weeklyMinor }: Offer): Record<RentalUnit, number> {
  return { hourly: Number(hourlyMinor), daily: Number(dailyMinor), weekly: Number(weeklyMinor) };
}

/** Returns the columns of the agreed rates (`rental-terms.ts`). */
function storedRates(period: RentalPeriod, rates: Record<RentalUnit, number>) {
  const unit = period === 'combined' ? 'weekly' : period;
  return {
    rental_period: unit,
    rate_minor: rates[unit],
    day_rate_minor: period === 'combined' ? rates.daily : null,
  };
}

async function readNow(tx: Tx): Promise<Date> {
  const { now } = await tx.selectNoFrom((eb) => eb.fn<Date>('now').as('now')).executeTakeFirstOrThrow();
  return now;
}

const latest = (one: Date, two: Date) => new Date(Math.max(one.getTime(), two.getTime()));
const earliest = (one: Date, two: Date) => new Date(Math.min(one.getTime(), two.getTime()));
