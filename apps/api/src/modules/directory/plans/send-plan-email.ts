import { providerPlans } from '@rigsouq/contract/directory/lists';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { Language } from '../../../platform/email.ts';
import { handleEmailJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import { sendPlanEmail } from '../directory.jobs.ts';
import { buildPlanEmail } from './plans.emails.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

/** Sends an email about a plan. An entry without an email gets none. */
export function sendPlanEmailJob({ db, mail, config: { publicUrl } }: Deps): JobHandler {
  return handleEmailJob(sendPlanEmail, async ({ id, about }) => {
    const row = await db
      .selectFrom('provider_plans as p')
      .innerJoin('directory_entries as e', 'e.id', 'p.entry_id')
      .select(['p.plan', 'e.email', 'e.language'])
      .select([sql<string>`p.starts_on::text`.as('startsOn'), sql<string>`p.ends_on::text`.as('endsOn')])
      .where('p.id', '=', id)
      .executeTakeFirst();
    const known = providerPlans.find(({ code }) => code === row?.plan);
    if (!row?.email || !known) return;
    const page = '/join-as-service-provider';
    const url = { en: publicUrl + page, ar: `${publicUrl}/ar${page}` };
    const { startsOn, endsOn } = row;
    const email = buildPlanEmail(about, { plan: known.label, requests: known.requests, startsOn, endsOn, url });
    await mail.send(row.email, email, row.language as Language);
  });
}
