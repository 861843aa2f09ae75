import type { Db } from '../../platform/db.ts';
import { handleMail, type JobHandler } from '../../platform/jobs.ts';
import type { Language } from '../../platform/letter.ts';
import type { Mail } from '../../platform/mail.ts';
import { tellCompany } from './operations.jobs.ts';
import { decisionLetter } from './operations.letters.ts';
import { findCompany } from './operations.store.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

/** The owner is told, at the address and in the language of now. */
export function tellingCompanies({ db, mail, config }: Deps): JobHandler {
  return handleMail(tellCompany, async ({ companyId, decision, reason }) => {
    const company = await findCompany(db, companyId);
    if (!company) return;
    const name = company.company_name ?? company.contact_name;
    const letter = decisionLetter(decision, { name, reason, site: config.publicUrl });
    await mail.send(company.email, letter, company.language as Language);
  });
}
