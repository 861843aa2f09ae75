// Creates bookings for tests through the API call of a buyer.

import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { bookEquipment } from '@rigsouq/contract/rentals/calls';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import type { TestApi } from '../../../test/harness.ts';
import type { Db } from '../../platform/database/db.ts';

/** Returns the day in the Gulf that is this many days from now. */
export const inDays = (days: number) => daysLater(dayOf(new Date()), days);

/** Builds a booking form whose cost fits the daily rate of `aRentForm`, which is 400. */
export function aBookingForm(equipment: string, [from, until]: readonly [number, number], over = {}) {
  return {
    equipment,
    rentalPeriod: 'daily' as const,
    startDate: inDays(from),
    endDate: inDays(until),
    deliveryAddress: 'Plot 12, Jebel Ali Industrial Area 2, Dubai',
    projectType: 'construction' as const,
    specialRequirements: 'With an operator',
    totalCost: Math.max(1, until - from) * 400,
    consent: consentFor('booking'),
    ...over,
  };
}

export async function aBooking(
  api: TestApi,
  token: string,
  equipment: string,
  days: readonly [number, number] = [3, 6],
) {
  const { status, body } = await api.call(bookEquipment, { body: aBookingForm(equipment, days) }, { token });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body._id;
}

/** Simulates that hours have passed for one booking: moves all its times and its reservation this many hours back. */
export async function moveBookingBack(db: Db, id: string, hours: number): Promise<void> {
  const by = sql`${hours} * interval '1 hour'`;
  await sql`update bookings set starts_at = starts_at - ${by}, ends_at = ends_at - ${by}, lapses_at = lapses_at - ${by},
    start_day = ((starts_at - ${by}) at time zone 'Asia/Dubai')::date,
    end_day = ((starts_at - ${by}) at time zone 'Asia/Dubai')::date + (end_day - start_day) where id = ${id}`.execute(
    db,
  );
  await sql`update reservations set period = tstzrange(lower(period) - ${by}, upper(period) - ${by})
    where reference_id = ${id} and kind = 'rental'`.execute(db);
}
