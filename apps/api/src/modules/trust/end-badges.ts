// Removes the badge of a company whose licence has expired. Everything that shows a badge reads the account, and the triggers of networks
// and catalogue copy the change in the same transaction (decision 0011), so it is enough to change the account.
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { dayTexts } from '../../platform/day-texts.ts';
import { gulfToday } from '../../platform/gulf-today.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { endApproval } from '../identity/index.ts';
import { licenceStepped } from './trust.events.ts';
import { endBadges } from './trust.jobs.ts';

const BATCH_SIZE = 50;

export function endBadgesJob({ db }: { db: Db }): JobHandler {
  return handle(
    endBadges,
    async () => {
      let more = true;
      while (more) more = await inTransaction(db, endBatch);
    },
    { every: '* * * * *' },
  );
}

/**
 * Ends one batch of badges and returns false when none is left. The account is locked, so that a concurrent decision of an operator comes
 * before or after. The lock is `for no key update`: every row that refers to the account, such as a notification, briefly locks its key,
 * and a stronger lock would make `skip locked` skip the company.
 */
async function endBatch(tx: Tx): Promise<boolean> {
  const expired = await tx
    .selectFrom('company_licences as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.id', 'l.account_id', sql<string>`l.expires_on::text`.as('day')])
    .where('l.state', '=', 'approved')
    .where('l.expires_on', '<', gulfToday)
    .where('a.approved_at', 'is not', null)
    .orderBy('l.expires_on')
    .orderBy('l.id')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate('a')
    .skipLocked()
    .execute();
  for (const { id, account_id, day } of expired) {
    const ended = await tx
      .updateTable('company_licences')
      .set({ ran_out_at: sql`now()` })
      .where('id', '=', id)
      // The licence may have been replaced before the account was locked.
      .where('state', '=', 'approved')
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) continue;
    await endApproval(tx, account_id);
    await recordEvent(tx, licenceStepped, {
      what: 'licence.ended',
      subjectId: id,
      by: null,
      tell: [account_id],
      sides: [account_id],
      words: dayTexts(day),
    });
  }
  return expired.length > 0;
}
