// Changes the details of a company and ends its approval if its identity changes.
import type { Tx } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { type AccountChange, endApproval, requestReview } from '../identity/index.ts';
import { companyStepped } from './companies.events.ts';
import { lockIdentity, type ProfileChange, writeCompany } from './companies.store.ts';
import { compareIdentity } from './identity-rules.ts';

export async function changeCompany(
  tx: Tx,
  accountId: string,
  account: AccountChange,
  profile: ProfileChange,
): Promise<void> {
  const before = await lockIdentity(tx, accountId);
  await writeCompany(tx, accountId, account, profile);
  const changed = compareIdentity(before, await lockIdentity(tx, accountId));
  if (changed === 'same') return;
  await requestReview(tx, accountId);
  if (changed === 'more' || !before.approved_at) return;
  await endApproval(tx, accountId);
  // `by` is null so that every member is notified, including the one who made the change.
  await recordEvent(tx, companyStepped, {
    what: 'company.review',
    subjectId: accountId,
    by: null,
    tell: [accountId],
    sides: [accountId],
    words: {},
  });
}
