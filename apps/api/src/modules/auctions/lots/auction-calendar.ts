// Serves auctions as calendar files: one with all upcoming lots, and one for each lot. They are public, so anyone may subscribe.
import { auctionCalendar, auctionsCalendar } from '@rigsouq/contract/files';
import { type CalendarTimes, calendarText } from '@rigsouq/kernel/icalendar';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import { typeOf } from './lots.presenter.ts';
import { findCalendarLot, listCalendarLots } from './open-lots.queries.ts';

const SECONDS = 60;
const NAME = 'Rigsouq auctions';

type Deps = { db: Db; config: { publicUrl: string } };
type Row = NonNullable<Awaited<ReturnType<typeof findCalendarLot>>>;

export function serveAuctionCalendars(app: FastifyInstance, { db, config }: Deps): void {
  const cache = new LRUCache<string, Promise<string>>({ ttl: SECONDS * 1_000, max: 1 });
  const write = (rows: readonly Row[]) =>
    calendarText(
      NAME,
      rows.map((row) => entryOf(row, config.publicUrl)),
    );

  const writeAll = () => {
    const text = listCalendarLots(db).then(write);
    cache.set('all', text);
    return text;
  };

  app.get(auctionsCalendar.path, async (_request, reply) => {
    return send(reply, await (cache.get('all') ?? writeAll()));
  });
  app.get<{ Params: { id: string } }>(
    auctionCalendar.path,
    { schema: { params: auctionCalendar.params } },
    async (request, reply) => {
      const lot = (await findCalendarLot(db, request.params.id)) ?? fail('lot.unknown');
      return send(reply, write([lot]));
    },
  );
}

function send(reply: FastifyReply, text: string) {
  return reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="rigsouq-auctions.ics"',
      'cache-control': `public, max-age=${SECONDS}`,
    })
    .send(text);
}

function entryOf(
  { id, title, kind, location, country, starts_at, ends_at, changed_at }: Row,
  publicUrl: string,
): CalendarTimes {
  const url = `${publicUrl}/auction/bid/${id}`;
  return {
    uid: `${id}@rigsouq`,
    from: starts_at,
    until: ends_at,
    title: `Auction: ${title}`,
    // An app shows the times in the zone of its user, so the text names the time at the machine.
    text: `${typeOf[kind]}\n${formatPlaceTime(starts_at, 'en', country)}\n${location}\n${url}`,
    url,
    tentative: false,
    changedAt: changed_at,
  };
}
