import type { Db } from '../../platform/db.ts';
import { handleMail, type JobHandler } from '../../platform/jobs.ts';
import type { Language } from '../../platform/letter.ts';
import type { Mail } from '../../platform/mail.ts';
import { tellCompany } from './operations.jobs.ts';
import { decisionLetter } from './operations.letters.ts';
import { findCompany } from './operations.store.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

/** Notifies the owner of the company, at their current address and in their current language. */
export function tellingCompanies({ db, mail, config }: Deps): JobHandler {
  return handleMail(tellCompany, async ({ companyId, decision, reason }) => {
    const company = await findCompany(db, companyId);
    if (!company) return;
    const name = company.company_name ?? company.contact_name;
    const message = decisionLetter(decision, { name, reason, site: config.publicUrl });
    await mail.send(company.email, message, company.language as Language);
  });
}
