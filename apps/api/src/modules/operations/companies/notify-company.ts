import type { Db } from '../../../platform/database/db.ts';
import type { Language } from '../../../platform/email.ts';
import { handleEmailJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import { buildDecisionEmail } from '../operations.emails.ts';
import { notifyCompany } from '../operations.jobs.ts';
import { findCompany } from '../operations.store.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

/** Notifies the owner of the company, at their current address and in their current language. */
export function notifyCompanyJob({ db, mail, config }: Deps): JobHandler {
  return handleEmailJob(notifyCompany, async ({ companyId, decision, reason }) => {
    const company = await findCompany(db, companyId);
    if (!company) return;
    const name = company.company_name ?? company.contact_name;
    const message = buildDecisionEmail(decision, { name, reason, site: config.publicUrl });
    await mail.send(company.email, message, company.language as Language);
  });
}
