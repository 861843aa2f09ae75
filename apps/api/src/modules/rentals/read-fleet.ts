// Reads the bookings of machines for rent over eight weeks, for the timeline of a supplier.
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import { type readFleet as call, FLEET_WEEKS, fleetStatuses } from '@rigsouq/contract/rentals/calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { dayAt, todayAt } from '../../platform/place-day.ts';
import { machinesForRent } from './utilisation.ts';

type Query = ParsedOf<typeof call>['query'];
type Booking = AnswerOf<typeof call>['machines'][number]['bookings'][number];

const DAYS = FLEET_WEEKS * 7;

export async function readFleet(db: Db, { account }: Actor, query: Query): Promise<AnswerOf<typeof call>> {
  const { machines, total } = await machinesForRent(db, account.id, query);
  const bookings = Map.groupBy(
    await listBookings(
      db,
      machines.map(({ machine_id }) => machine_id),
      query.from,
    ),
    ({ machine_id }) => machine_id,
  );
  return {
    machines: machines.map(({ machine_id, listing_id, title }) => {
      const rows = bookings.get(machine_id) ?? [];
      return {
        equipment: { _id: listing_id, title },
        rented: rows[0]?.rented ?? 0,
        bookings: rows.map(({ machine_id: _, rented: __, ...booking }) => booking),
      };
    }),
    total,
    pages: Math.ceil(total / query.limit),
  };
}

/** Lists the bookings that have a day in these weeks. Each row carries the rented days of its machine: a day counts once. */
async function listBookings(db: Db, machineIds: readonly string[], from: string) {
  if (machineIds.length === 0) return [];
  const { rows } = await sql<Booking & { machine_id: string; rented: number }>`
    with spans as (
      select b.id, b.machine_id, b.status, b.account_id, b.end_day, coalesce(r.overdue, false) as overdue,
        coalesce(${dayAt(sql`lower(r.period)`, 'm.country')}, b.start_day) as first,
        case when r.overdue then ${todayAt('m.country')}
          else coalesce(${dayAt(sql`(upper(r.period) - interval '1 microsecond')`, 'm.country')}, b.end_day) end as last
      from bookings b join machines m on m.id = b.machine_id
      left join reservations r on r.reference_id = b.id and r.kind = 'rental'
      where b.machine_id = any(${[...machineIds]}::uuid[]) and b.status = any(${[...fleetStatuses]}::text[])),
    shown as (select * from spans where first < ${from}::date + ${DAYS}::int and last >= ${from}::date)
    select s.machine_id, s.id as _id, s.status, s.overdue, coalesce(a.company_name, a.contact_name) as company,
      s.first::text as "startDate", s.end_day::text as "endDate", s.last::text as "lastDay",
      (select count(distinct day)::int from shown o,
        generate_series(greatest(o.first, ${from}::date), least(o.last, ${from}::date + ${DAYS - 1}::int), interval '1 day') day
        where o.machine_id = s.machine_id and o.status <> 'Requested') as rented
    from shown s join accounts a on a.id = s.account_id
    order by s.machine_id, s.first, s.id`.execute(db);
  return rows;
}
