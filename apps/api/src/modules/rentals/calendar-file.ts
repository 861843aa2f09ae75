// Serves the calendar to apps that cannot send a session. Every caller who has the secret address may read it.

import { bookingsCalendar } from '@rigsouq/contract/files';
import { calendarText } from '@rigsouq/kernel/icalendar';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { feedIdOf } from './calendar-feed.ts';

const MAX_ENTRIES = 1_000;

export function serveCalendarFiles(app: FastifyInstance, { db, secret }: { db: Db; secret: AuthSecret }): void {
  app.get<{ Params: { name: string } }>(bookingsCalendar.path, async (request, reply) => {
    const id = feedIdOf(secret, request.params.name) ?? fail('calendar.unknown');
    const feed = await db
      .selectFrom('calendar_feeds as feed')
      .innerJoin('accounts', 'accounts.id', 'feed.account_id')
      .select('feed.account_id')
      .where('feed.id', '=', id)
      .where('accounts.suspended_at', 'is', null)
      .executeTakeFirst();
    if (!feed) fail('calendar.unknown');
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="rigsouq.ics"',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      })
      .send(await calendarOf(db, feed.account_id));
  });
}

/** Builds the calendar of all requested, confirmed and active bookings, and of those completed in the last quarter. */
async function calendarOf(db: Db, supplierId: string): Promise<string> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('listings as l', 'l.id', 'b.listing_id')
    .innerJoin('accounts as r', 'r.id', 'b.account_id')
    .select(['b.id', 'b.status', 'b.delivery_address', 'b.updated_at', 'l.title'])
    // A same-day rental takes that day (R73).
    .select(sql<string>`b.start_day::text`.as('from'))
    .select(sql<string>`greatest(b.end_day, b.start_day + 1)::text`.as('until'))
    .select(sql<string>`coalesce(r.company_name, r.contact_name)`.as('buyer_name'))
    .where('b.supplier_id', '=', supplierId)
    .where('b.status', 'in', ['Requested', 'Confirmed', 'Active', 'Completed'])
    .where(sql<boolean>`(b.status <> 'Requested' or b.lapses_at > now())`)
    .where(sql<boolean>`b.ends_at > now() - interval '90 days'`)
    .orderBy('b.id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return calendarText(
    'Rigsouq',
    rows.map((row) => ({
      uid: `${row.id}@rigsouq`,
      from: row.from,
      until: row.until,
      title: `${row.title}: ${row.buyer_name}`,
      text: `${row.status}\n${row.delivery_address}`,
      tentative: row.status === 'Requested',
      changedAt: row.updated_at,
    })),
  );
}
