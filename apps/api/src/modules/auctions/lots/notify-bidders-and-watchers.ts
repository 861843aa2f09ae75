// Notifies the bidders and watchers of a lot in batches, because there may be thousands. All batches carry the id of one event, so that
// a batch that is sent again creates no second notification.
import { createHash } from 'node:crypto';
import type { NoticeType } from '@rigsouq/contract/notifications/calls';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { addJob, defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { lotStepped } from '../auctions.events.ts';
import { membersOptedOut } from '../watch-list/watch-preferences.queries.ts';

const occasions = ['sale', 'no sale', 'ending', 'called off'] as const;
export const notifyBiddersAndWatchers = defineJob(
  'auctions.tell_people',
  z.object({ lotId: z.uuid(), of: z.enum(occasions) }),
);

const noticesOf: Record<(typeof occasions)[number], { bidders: NoticeType; watchers: NoticeType }> = {
  sale: { bidders: 'lot.lost', watchers: 'lot.ended' },
  'no sale': { bidders: 'lot.unsold', watchers: 'lot.unsold' },
  ending: { bidders: 'lot.ending', watchers: 'lot.ending' },
  'called off': { bidders: 'lot.cancelled', watchers: 'lot.cancelled' },
};
const BATCH = 500;

export function notifyBiddersAndWatchersJob({ db }: { db: Db }): JobHandler {
  return handle(notifyBiddersAndWatchers, async ({ lotId, of: occasion }) => {
    const { title, leader_id } = await db
      .selectFrom('lots as l')
      .innerJoin('consignments as c', 'c.id', 'l.id')
      .select(['c.title', 'l.leader_id'])
      .where('l.id', '=', lotId)
      .executeTakeFirstOrThrow();
    const winner = occasion === 'sale' ? leader_id : null;
    for (const group of ['bidders', 'watchers'] as const) {
      const what = noticesOf[occasion][group];
      const id = eventIdOf(lotId, occasion, group);
      for (let last = ''; ; ) {
        const accounts = await recipients[group](db, lotId, last);
        const tell = accounts.filter((accountId) => accountId !== winner);
        const except = occasion === 'ending' ? await membersOptedOut(db, 'endingSoon', tell) : [];
        const facts = { what, subjectId: lotId, by: null, tell, except, sides: tell, words: { title } };
        if (tell.length > 0) await inTransaction(db, (tx) => addJob(tx, lotStepped, { id, facts }));
        last = accounts.at(-1) ?? '';
        if (accounts.length < BATCH) break;
      }
    }
  });
}

const recipients = {
  bidders: async (db: Db, lotId: string, after: string) =>
    (
      await db
        .selectFrom('lot_bidders')
        .select('account_id')
        .where('lot_id', '=', lotId)
        .$if(after !== '', (rest) => rest.where('account_id', '>', after))
        .orderBy('account_id')
        .limit(BATCH)
        .execute()
    ).map(({ account_id }) => account_id),
  /** Watchers who have also bid are notified as bidders. */
  watchers: async (db: Db, lotId: string, after: string) =>
    (
      await db
        .selectFrom('watches as w')
        .select('w.account_id')
        .where('w.lot_id', '=', lotId)
        .$if(after !== '', (rest) => rest.where('w.account_id', '>', after))
        .where(
          sql<boolean>`not exists (select from lot_bidders b where b.lot_id = w.lot_id and b.account_id = w.account_id)`,
        )
        .orderBy('w.account_id')
        .limit(BATCH)
        .execute()
    ).map(({ account_id }) => account_id),
};

/** Returns an id in the form of a uuid that is always the same for the same occasion. */
function eventIdOf(...parts: string[]): string {
  const hash = createHash('sha256').update(parts.join(' ')).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
