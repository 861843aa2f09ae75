// The public interface of the module.
import type { Db } from '../../platform/database/db.ts';
import type { Language } from '../../platform/email.ts';
import { handleEmailJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Storage } from '../../platform/storage.ts';
import { eraseCompanyJob, eraseMemberJob } from './close-account.ts';
import { makeExportJob } from './exports.ts';
import { buildAccountClosedEmail, buildExportReadyEmail } from './privacy.emails.ts';
import { sendAccountClosed, sendExportReady } from './privacy.jobs.ts';
import { enforceRetentionJob } from './retention.ts';

export { erasePersonalData, eraseVisitor } from './erase.ts';
export { privacyRoutes } from './privacy.routes.ts';

type Deps = { db: Db; storage: Storage; mail: Mail; config: { publicUrl: string } };

export function privacyJobs(deps: Deps): JobHandler[] {
  const { db, mail, config } = deps;
  return [
    makeExportJob(deps),
    eraseMemberJob(deps),
    eraseCompanyJob(deps),
    enforceRetentionJob(deps),
    handleEmailJob(sendExportReady, async ({ id }) => {
      const user = await db
        .selectFrom('data_exports as e')
        .innerJoin('auth_users as u', 'u.id', 'e.user_id')
        .select(['u.email', 'u.language'])
        .where('e.id', '=', id)
        .executeTakeFirst();
      if (user) await mail.send(user.email, buildExportReadyEmail(config.publicUrl), user.language as Language);
    }),
    handleEmailJob(sendAccountClosed, ({ email, language, company }) =>
      mail.send(email, buildAccountClosedEmail(company), language),
    ),
  ];
}
