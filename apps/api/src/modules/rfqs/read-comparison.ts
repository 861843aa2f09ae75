import type { Actor } from '../../platform/access.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { presentComparison } from './awards.presenter.ts';
import {
  approvalLimitOf,
  awardedLines,
  findLastAward,
  findToCompare,
  loadComparison,
  orderedAlone,
  unconfirmedOf,
} from './awards.queries.ts';
import { after } from './rfq-state.ts';

/** Reads the comparison of the opened answers. It is refused before the opening; a request cancelled before it stays sealed forever. */
export async function readComparison(db: Db, actor: Actor, id: string) {
  const { account, userId } = actor;
  const rfq = (await findToCompare(db, id, account.id)) ?? fail('rfq.unknown');
  if (!after('compare', 'buyer', rfq)) fail('rfq.sealed');
  const [loaded, unconfirmed, award, chosen, approvalLimit, alone] = await Promise.all([
    loadComparison(db, rfq),
    unconfirmedOf(db, rfq),
    findLastAward(db, id),
    rfq.awarded ? awardedLines(db, id) : [],
    approvalLimitOf(db, account.id),
    orderedAlone(db, actor, id),
  ]);
  return presentComparison(loaded, { unconfirmed, award, chosen, approvalLimit, alone, userId });
}
