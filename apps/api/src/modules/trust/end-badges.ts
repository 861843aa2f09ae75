// Takes the badge of a company whose licence has run out. Everything that shows a badge reads the account, and the triggers of networks and
// catalogue carry the change on in the same transaction (decision 0011), so there is one place to take it from.
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { recordEvent } from '../../platform/events.ts';
import { gulfToday } from '../../platform/gulf-today.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import { endApproval } from '../companies/index.ts';
import { dayWords } from '../suppliers/index.ts';
import { licenceStepped } from './trust.events.ts';
import { endBadges } from './trust.jobs.ts';

const AT_ONCE = 50;

export function endingBadges({ db }: { db: Db }): JobHandler {
  return handle(
    endBadges,
    async () => {
      let more = true;
      while (more) more = await inTransaction(db, endSome);
    },
    { every: '* * * * *' },
  );
}

/**
 * False when there is none left. The account is locked, so that an operator who decides meanwhile comes before or after; only its key is free,
 * since every row that is written for it (a notification, say) holds that for a moment, and its company would be passed over.
 */
async function endSome(tx: Tx): Promise<boolean> {
  const over = await tx
    .selectFrom('company_licences as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.id', 'l.account_id', 'a.roles', sql<string>`l.expires_on::text`.as('day')])
    .where('l.state', '=', 'approved')
    .where('l.expires_on', '<', gulfToday)
    .where('a.approved_at', 'is not', null)
    .orderBy('l.expires_on')
    .orderBy('l.id')
    .limit(AT_ONCE)
    .forNoKeyUpdate('a')
    .skipLocked()
    .execute();
  for (const { id, account_id, roles, day } of over) {
    const ended = await tx
      .updateTable('company_licences')
      .set({ ran_out_at: sql`now()` })
      .where('id', '=', id)
      // Replaced while we waited for the account.
      .where('state', '=', 'approved')
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) continue;
    await endApproval(tx, account_id);
    await recordEvent(tx, licenceStepped, {
      ...{ what: 'licence.ended', subjectId: id, by: null, tell: [account_id], sides: [account_id] },
      words: { ...dayWords(day), role: roles[0] ?? 'supplier' },
    });
  }
  return over.length > 0;
}
