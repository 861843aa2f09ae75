import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { AuthSecret } from '../../../platform/signature.ts';
import { createPrivateLink } from '../../media/index.ts';
import { recordLicenceOpening } from '../../trust/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';

type Deps = { db: Db; secret: AuthSecret };

/**
 * Opens a document that a company has sent for review. The browser shows it instead of saving it. Operators cannot open other files of a
 * company: messages and offers belong to no desk.
 */
export async function openDocument({ db, secret }: Deps, operator: Actor, id: string) {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ account_id: string; name: string }>`
      select p.account_id, m.original_name as name from media m join (
        select account_id, media_id from company_documents
        union all select account_id, media_id from company_licences
        union all select account_id, licence_id from company_profiles) p on p.media_id = m.id
      where m.id = ${id} limit 1`.execute(tx);
    const document = rows[0] ?? fail('media.unknown');
    await recordAuditEntry(tx, {
      by: { id: operator.userId, name: operator.name },
      act: 'paper.opened',
      subject: { kind: 'company', id: document.account_id },
      before: { paper: null },
      after: { paper: document.name },
    });
    await recordLicenceOpening(tx, operator, id);
  });
  return createPrivateLink(secret, id, { inline: true });
}
