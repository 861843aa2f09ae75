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

/** Reads the licence that an operator compares before the company is approved: the one that waits, or the approved one. */
export async function readLicenceForDecision(db: Db, accountId: string) {
  const rows = await listCompanyLicences(db, accountId);
  for (const state of ['waiting', 'approved'] as const) {
    const row = rows.find((one) => one.state === state);
    if (row) {
      const { _id, createdAt, ...licence } = present(row);
      return { id: _id, state, ...licence };
    }
  }
  return null;
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
