import type { photoMoments, projectTypes } from '@rigsouq/contract/rentals/calls';
import type { RentalUnit } from '@rigsouq/kernel/rental-price';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Side } from '../enquiries/index.ts';
import type { BookingStatus } from './booking-state.ts';

const columnOf = { buyer: 'b.account_id', supplier: 'b.supplier_id' } as const;

/** Reads show the status that is due by the clock, even before a worker has stored it. */
const lapsed = sql<boolean>`b.status = 'Requested' and b.lapses_at <= now()`;
const status = sql<BookingStatus>`case when ${lapsed} then 'Cancelled'
  when b.status = 'Confirmed' and b.starts_at <= now() then 'Active' else b.status end`;

const bookings = (db: Db) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('listings as l', 'l.id', 'b.listing_id')
    .innerJoin('machines as m', 'm.id', 'b.machine_id')
    .innerJoin('accounts as r', 'r.id', 'b.account_id')
    .innerJoin('accounts as s', 's.id', 'b.supplier_id')
    .select(['b.id', 'b.account_id', 'b.supplier_id', 'b.machine_id', 'b.currency', 'b.rate_minor', 'b.cost_minor'])
    .select(['b.created_at', 'b.lapses_at', 'b.off_hired_at', 'b.returned_at', 'b.delivery_address'])
    .select(['b.special_requirements', 'l.id as listing_id', 'l.title', 'm.country'])
    .select([sql<'sell' | 'rent'>`l.type`.as('type'), status.as('status')])
    .select(sql<string | null>`case when ${lapsed} then 'lapsed' else b.reason end`.as('reason'))
    .select(sql<boolean>`b.status in ('Confirmed', 'Active') and b.ends_at <= now()`.as('overdue'))
    .select(['b.day_rate_minor', sql<RentalUnit>`b.rental_period`.as('rental_unit')])
    .select(sql<(typeof projectTypes)[number]>`b.project_type`.as('project_type'))
    .select([sql<string>`b.start_day::text`.as('start_day'), sql<string>`b.end_day::text`.as('end_day')])
    .select(sql<Date>`now()`.as('now'))
    .select([
      sql<string>`coalesce(r.company_name, r.contact_name)`.as('buyer_name'),
      sql<string>`coalesce(s.company_name, s.contact_name)`.as('supplier_name'),
      sql<boolean>`verified_as('buyer', r.approved_at, r.unreviewed_roles)`.as('buyer_verified'),
      sql<boolean>`verified_as('supplier', s.approved_at, s.unreviewed_roles)`.as('supplier_verified'),
    ]);

/** Reads the bookings of all companies. Only calls of operators may use it. */
export const selectAllBookings = bookings;

export type BookingRow = Awaited<ReturnType<ReturnType<typeof bookings>['executeTakeFirstOrThrow']>>;

export async function findBookings(
  db: Db,
  accountId: string,
  side: Side,
  { page, limit }: { page: number; limit: number },
) {
  const [rows, { total }] = await Promise.all([
    bookings(db)
      .where(columnOf[side], '=', accountId)
      .orderBy('b.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('bookings as b')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(columnOf[side], '=', accountId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total, pages: Math.ceil(total / limit) };
}

export function findBooking(db: Db, id: string, accountId: string) {
  return bookings(db)
    .where('b.id', '=', id)
    .where((eb) => eb.or([eb('b.account_id', '=', accountId), eb('b.supplier_id', '=', accountId)]))
    .executeTakeFirst();
}

/** Finds a booking without checking the account. Only calls of operators may use it. */
export function findBookingById(db: Db, id: string) {
  return bookings(db).where('b.id', '=', id).executeTakeFirst();
}

export function listBookingSteps(db: Db, bookingId: string) {
  return db
    .selectFrom('booking_steps as s')
    .leftJoin('auth_users as u', 'u.id', 's.user_id')
    .select(['s.act', 's.status', 's.facts', 's.created_at', 'u.name'])
    .select(sql<Side | 'clock'>`s.side`.as('side'))
    .where('s.booking_id', '=', bookingId)
    .orderBy('s.id')
    .limit(500)
    .execute();
}

export type PhotoMoment = (typeof photoMoments)[number];

export function listBookingPhotos(db: Db, bookingId: string) {
  return db
    .selectFrom('booking_photos')
    .select(['media_id', 'created_at', sql<Side>`side`.as('side'), sql<PhotoMoment>`moment`.as('moment')])
    .where('booking_id', '=', bookingId)
    .orderBy('moment')
    .orderBy('position')
    .execute();
}

export type PhotoRow = Awaited<ReturnType<typeof listBookingPhotos>>[number];
