// Reads from records which first steps a new account has completed; no user marks them as done.
import type { buyerSteps, supplierSteps } from '@rigsouq/contract/stats/calls';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { hasSavedSearch } from '../alerts/index.ts';
import { countMyListings } from '../catalogue/index.ts';
import { readProfileProgress } from '../companies/index.ts';
import { hasQuoted } from '../enquiries/index.ts';
import { hasAnswered } from '../messages/index.ts';
import { countNeedsAndProjects } from '../procurement/index.ts';
import { readBuyerStats } from './read-stats.ts';

type Done<Steps extends readonly string[]> = Record<Steps[number], boolean>;

export async function readBuyerFirstSteps(db: Db, actor: Actor) {
  const { account } = actor;
  const [documents, searched, stats, counts] = await Promise.all([
    readProfileProgress(db, account.id),
    hasSavedSearch(db, account.id),
    readBuyerStats(db, actor),
    countNeedsAndProjects(db, [account.id]),
  ]);
  return toList<typeof buyerSteps>({
    email: actor.emailVerified,
    company: documents.described,
    search: searched,
    inquiry: stats.totalInquiriesSent > 0,
    need: (counts.get(account.id)?.currentNeeds ?? 0) > 0,
  });
}

export async function readSupplierFirstSteps(db: Db, { account, emailVerified }: Actor) {
  const [documents, listings, quoted, answered] = await Promise.all([
    readProfileProgress(db, account.id),
    countMyListings(db, account.id),
    hasQuoted(db, account.id),
    hasAnswered(db, account.id),
  ]);
  return toList<typeof supplierSteps>({
    email: emailVerified,
    licence: documents.licence,
    listing: listings.totalListings > 0,
    verified: account.verifiedSupplier,
    answer: quoted || answered,
  });
}

function toList<Steps extends readonly string[]>(done: Done<Steps>) {
  return Object.entries(done).map(([step, isDone]) => ({ step: step as Steps[number], done: isDone as boolean }));
}
