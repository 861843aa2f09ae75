import type { Db } from '../../platform/db.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import type { Mail } from '../../platform/mail.ts';
import { tellCompany } from './operations.jobs.ts';
import { decisionLetter } from './operations.letters.ts';
import { findCompany } from './operations.store.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

/** The owner is told, at the address of now. An account has no language of its own yet, so the letter is in English. */
export function tellingCompanies({ db, mail, config }: Deps): JobHandler {
  return handle(tellCompany, async ({ companyId, decision, reason }) => {
    const company = await findCompany(db, companyId);
    if (!company) return;
    const name = company.company_name ?? company.contact_name;
    await mail.send(company.email, decisionLetter(decision, { name, reason, site: config.publicUrl }), 'en');
  });
}
