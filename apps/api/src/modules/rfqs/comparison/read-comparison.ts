import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { presentComparison } from '../awards/awards.presenter.ts';
import {
  findApprovalLimit,
  findLastAward,
  findRfqToCompare,
  listApprovedLines,
  listUnconfirmedSuppliers,
  loadComparison,
  sumOrderedAlone,
} from '../awards/awards.queries.ts';
import { nextState } from '../rfq-state.ts';

/**
 * Reads the comparison of the opened answers. Prices are hidden until the deadline: the SQL view `opened_offers` returns none before. The call is
 * refused before the opening; a request cancelled before it stays sealed forever.
 */
export async function readComparison(db: Db, actor: Actor, id: string) {
  const { account, userId } = actor;
  const rfq = (await findRfqToCompare(db, id, account.id)) ?? fail('rfq.unknown');
  if (!nextState('compare', 'buyer', rfq)) fail('rfq.sealed');
  const [loaded, unconfirmed, award, chosen, approvalLimit, alone] = await Promise.all([
    loadComparison(db, rfq),
    listUnconfirmedSuppliers(db, rfq),
    findLastAward(db, id),
    rfq.awarded ? listApprovedLines(db, id) : [],
    findApprovalLimit(db, account.id),
    sumOrderedAlone(db, actor, id),
  ]);
  return presentComparison(loaded, { unconfirmed, award, chosen, approvalLimit, alone, userId });
}
