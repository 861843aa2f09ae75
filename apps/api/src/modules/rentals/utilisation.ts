// Counts on how many days of a month a machine was rented or is confirmed to be. A day counts once, even when one buyer returns the
// machine and another takes it on that day. An overdue machine counts up to today.

import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { readUtilisation as call } from '@rigsouq/contract/rentals/calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { dayAt } from '../../platform/place-day.ts';

type Query = ParsedOf<typeof call>['query'];

export async function readUtilisation(db: Db, actor: Actor, query: Query): Promise<AnswerOf<typeof call>> {
  const { machines, total } = await machinesForRent(db, actor.account.id, query);
  const days = machines.length
    ? await rentedDays(
        db,
        machines.map((machine) => machine.machine_id),
        query,
      )
    : [];
  return {
    machines: machines.map(({ machine_id, listing_id, title }) => ({
      equipment: { _id: listing_id, title },
      months: days.filter((row) => row.machine_id === machine_id).map(({ machine_id: _, ...month }) => month),
    })),
    total,
    pages: Math.ceil(total / query.limit),
  };
}

export async function machinesForRent(db: Db, accountId: string, { page, limit }: Pick<Query, 'page' | 'limit'>) {
  const mine = db
    .selectFrom('listings')
    .where('account_id', '=', accountId)
    .where('type', '=', 'rent')
    .where('status', '!=', 'pending');
  const [machines, { total }] = await Promise.all([
    mine
      .distinctOn('machine_id')
      .select(['machine_id', 'id as listing_id', 'title'])
      .orderBy('machine_id')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    mine.select(sql<number>`count(distinct machine_id)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { machines, total };
}

type Month = { machine_id: string; month: string; days: number; rented: number };

async function rentedDays(db: Db, machineIds: readonly string[], { from, months }: Query): Promise<Month[]> {
  const { rows } = await sql<Month>`
    with months as (
      select first::date, (first + interval '1 month')::date as next
      from generate_series(${`${from}-01`}::date, ${`${from}-01`}::date + ${months - 1} * interval '1 month', interval '1 month') first
    ), spans as (
      select r.machine_id, ${dayAt(sql`lower(r.period)`, 'm.country')} as first,
        ${dayAt(sql`(case when r.overdue then least(upper(r.period), now()) else upper(r.period) end - interval '1 microsecond')`, 'm.country')} as last
      from reservations r join bookings b on b.id = r.reference_id join machines m on m.id = r.machine_id
      where r.kind = 'rental' and r.machine_id = any(${machineIds}) and b.status in ('Confirmed', 'Active', 'Completed')
    )
    select m.machine_id, to_char(months.first, 'YYYY-MM') as month, months.next - months.first as days, (
      select count(distinct day)::int from spans,
        generate_series(greatest(spans.first, months.first), least(spans.last, months.next - 1), interval '1 day') day
      where spans.machine_id = m.machine_id) as rented
    from unnest(${machineIds}::uuid[]) m(machine_id), months
    order by m.machine_id, months.first`.execute(db);
  return rows;
}
