import {
  ANSWER_HOURS,
  BOOKING_DAYS_MAX,
  type bookEquipment as call,
  OPEN_REQUESTS_MAX,
} from '@rigsouq/contract/bookings';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { toMajor, toMinor } from '@rigsouq/kernel/money';
import { dayOf, daysPeriod } from '@rigsouq/kernel/periods';
import { type RentalPeriod, rentalCost, rentalDays } from '@rigsouq/kernel/rental-price';
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { recordEvent } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { findOffer } from '../catalogue/index.ts';
import { nameOf } from '../enquiries/index.ts';
import { promiseMachine } from '../machines/index.ts';
import { turnMachine } from './booking-clock.ts';
import { addStep, countOpenRequests, insertBooking } from './bookings.store.ts';
import { bookingStepped } from './rentals.events.ts';

type Given = ParsedOf<typeof call>['body'];
type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Asks the supplier for the machine, at the price that the buyer saw, and holds its days until the answer. */
export async function bookEquipment(tx: Tx, actor: Actor, given: Given) {
  const offer = (await findOffer(tx, given.equipment)) ?? fail('listing.unknown');
  if (offer.type !== 'rent') fail('booking.not_for_rent');
  if (!offer.open) fail('listing.state');
  if (offer.accountId === actor.account.id) fail('deal.own');
  const now = await clock(tx);
  const { period, days } = termOf(given, now);
  const rate = rateOf(offer, given.rentalPeriod);
  const cost = rentalCost(given.rentalPeriod, days, rate);
  const digits = digitsOf(offer.currency);
  const answer = { totalCost: toMajor(cost, digits), currency: offer.currency };
  if (toMinor(given.totalCost, digits) !== cost) fail('booking.cost', { facts: answer });

  const most = OPEN_REQUESTS_MAX[actor.account.approved ? 'approved' : 'other'];
  if ((await countOpenRequests(tx, actor.account.id)) >= most) fail('booking.too_many');
  await turnMachine(tx, offer.machineId);
  const id = newId();
  const { machineId, accountId: supplierId } = offer;
  // A machine that came back this morning can go out again today: what is left of the day is promised.
  const promised = { from: latest(period.from, now), until: period.until };
  await promiseMachine(tx, { machineId, period: promised, kind: 'rental', referenceId: id, by: actor.userId });
  // Nobody can answer any more when the days are over.
  const lapsesAt = earliest(new Date(now.getTime() + ANSWER_HOURS * HOUR_MS), period.until);
  await insertBooking(tx, {
    id,
    listing_id: offer.id,
    machine_id: machineId,
    account_id: actor.account.id,
    created_by: actor.userId,
    supplier_id: supplierId,
    rental_period: given.rentalPeriod,
    // As text: a Date would be a day of wherever the server stands.
    start_day: given.startDate,
    end_day: given.endDate,
    starts_at: period.from,
    ends_at: period.until,
    delivery_address: given.deliveryAddress,
    project_type: given.projectType,
    special_requirements: given.specialRequirements ?? null,
    currency: offer.currency,
    rate_minor: rate,
    cost_minor: cost,
    lapses_at: lapsesAt,
  });
  const facts = { price: cost, currency: offer.currency, note: given.specialRequirements };
  await addStep(tx, { bookingId: id, act: 'request', side: 'buyer', userId: actor.userId, status: 'Requested', facts });
  await recordEvent(tx, bookingStepped, {
    what: 'booking.requested',
    subjectId: id,
    by: actor.userId,
    tell: [supplierId],
    sides: [supplierId, actor.account.id],
    words: { company: nameOf(actor), title: offer.title },
  });
  return { message: 'Booking created successfully', _id: id, ...answer };
}

/** From today on, in the Gulf and by the database's clock (R73). */
function termOf({ startDate, endDate }: Given, now: Date) {
  const period = daysPeriod(startDate, endDate);
  const days = rentalDays(startDate, endDate);
  const lastStart = dayOf(new Date(now.getTime() + BOOKING_DAYS_MAX * DAY_MS));
  if (!period?.until || !days || days > BOOKING_DAYS_MAX) fail('booking.dates');
  if (startDate < dayOf(now) || startDate > lastStart) fail('booking.dates');
  return { period: { from: period.from, until: period.until }, days };
}

function rateOf({ hourlyMinor, dailyMinor, weeklyMinor }: Offer, period: RentalPeriod): number {
  const rate = { hourly: hourlyMinor, daily: dailyMinor, weekly: weeklyMinor }[period];
  return Number(rate ?? fail('booking.not_for_rent'));
}

async function clock(tx: Tx): Promise<Date> {
  const { now } = await tx.selectNoFrom((eb) => eb.fn<Date>('now').as('now')).executeTakeFirstOrThrow();
  return now;
}

const latest = (one: Date, two: Date) => new Date(Math.max(one.getTime(), two.getTime()));
const earliest = (one: Date, two: Date) => new Date(Math.min(one.getTime(), two.getTime()));
