import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { listLicences as listCall, readLicences as readCall } from '@rigsouq/contract/trust/licences';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { mayEditProfile } from '../identity/index.ts';
import { findLicences, type LicenceRow, listCompanyLicences } from './licences.queries.ts';

export async function readLicences(db: Db, actor: Actor): Promise<AnswerOf<typeof readCall>> {
  const rows = await listCompanyLicences(db, actor.account.id);
  const one = (state: LicenceRow['state']) => rows.find((row) => row.state === state);
  const [approved, waiting, latest] = [one('approved'), one('waiting'), rows[0]];
  return {
    approved: approved ? present(approved) : null,
    waiting: waiting ? present(waiting) : null,
    rejected: latest?.state === 'rejected' ? { ...present(latest), reason: latest.reason } : null,
    can: { send: mayEditProfile(actor) },
  };
}

export async function listLicences(
  db: Db,
  query: ParsedOf<typeof listCall>['query'],
): Promise<AnswerOf<typeof listCall>> {
  const { page, next } = await findLicences(db, query);
  return {
    licences: page.map((row) => ({
      ...present(row),
      company: { _id: row.account_id, companyName: row.company_name, verified: row.verified },
      state: query.state,
      reason: row.reason,
      lost: row.lost,
    })),
    next,
  };
}

function present(row: LicenceRow) {
  return {
    _id: row.id,
    mediaId: row.media_id,
    name: row.original_name,
    expiresOn: row.expires_on,
    daysLeft: row.days_left,
    createdAt: row.created_at.toISOString(),
  };
}
