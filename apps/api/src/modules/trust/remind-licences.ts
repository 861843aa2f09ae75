// Reminds a company of the expiry of its licence: 60, 30 and 7 days before, by the database's clock. The reminder step is stored in the
// same transaction as the event, so each reminder is sent once, however many workers run this.
import { LICENCE_REMINDERS } from '@rigsouq/contract/trust/licences';
import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { dayTexts } from '../../platform/day-texts.ts';
import { gulfToday } from '../../platform/gulf-today.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { licenceStepped } from './trust.events.ts';
import { remindLicences } from './trust.jobs.ts';

const BATCH_SIZE = 100;

/** Returns SQL for the latest reminder step that a licence has reached, in days before its expiry, or null before the first step. */
export function dueReminderStep(expiry: RawBuilder<unknown>): RawBuilder<number | null> {
  const steps = sql.join(LICENCE_REMINDERS.map((days) => sql.lit(days)));
  return sql<
    number | null
  >`(select min(step) from unnest(array[${steps}]) step where step >= ${expiry} - ${gulfToday})`;
}

export function remindLicencesJob({ db }: { db: Db }): JobHandler {
  return handle(
    remindLicences,
    async () => {
      let more = true;
      while (more) more = await inTransaction(db, remindBatch);
    },
    // The first run is at eight in the morning in the Gulf (04:00 UTC). The later runs catch up if no worker was running at eight.
    { every: '0 4-16 * * *' },
  );
}

/** Sends one batch of reminders and returns false when none is left. Rows that another worker has locked are skipped. */
async function remindBatch(tx: Tx): Promise<boolean> {
  const step = dueReminderStep(sql`l.expires_on`);
  const due = await tx
    .selectFrom('company_licences as l')
    .innerJoin('accounts as a', (on) => on.onRef('a.id', '=', 'l.account_id').on('a.suspended_at', 'is', null))
    .select(['l.id', 'l.account_id', step.as('step'), sql<string>`l.expires_on::text`.as('day')])
    .where('l.state', '=', 'approved')
    .where(sql<boolean>`l.expires_on between ${gulfToday} and ${gulfToday} + ${Math.max(...LICENCE_REMINDERS)}::int`)
    .where(sql<boolean>`(l.reminded is null or l.reminded > ${step})`)
    .orderBy('l.expires_on')
    .orderBy('l.id')
    .limit(BATCH_SIZE)
    .forUpdate('l')
    .skipLocked()
    .execute();
  for (const { id, account_id, step: reached, day } of due) {
    await tx.updateTable('company_licences').set({ reminded: reached }).where('id', '=', id).execute();
    await recordEvent(tx, licenceStepped, {
      what: 'licence.ending',
      subjectId: id,
      by: null,
      tell: [account_id],
      sides: [account_id],
      words: dayTexts(day),
    });
  }
  return due.length > 0;
}
