// What somebody new has done already, read from records: nothing is ticked off by hand.
import type { buyerSteps, supplierSteps } from '@rigsouq/contract/stats';
import type { Actor } from '../../platform/access.ts';
import type { Db } from '../../platform/db.ts';
import { hasSavedSearch } from '../alerts/index.ts';
import { countMine } from '../catalogue/index.ts';
import { paperState } from '../companies/index.ts';
import { hasQuoted } from '../enquiries/index.ts';
import { hasAnswered } from '../messaging/index.ts';
import { needsAndProjects } from '../procurement/index.ts';
import { buyerStats } from './read-stats.ts';

type Done<Steps extends readonly string[]> = Record<Steps[number], boolean>;

export async function buyerFirstSteps(db: Db, actor: Actor) {
  const { account } = actor;
  const [papers, searched, stats, figures] = await Promise.all([
    paperState(db, account.id),
    hasSavedSearch(db, account.id),
    buyerStats(db, actor),
    needsAndProjects(db, [account.id]),
  ]);
  return listed<typeof buyerSteps>({
    email: actor.emailVerified,
    company: papers.described,
    search: searched,
    inquiry: stats.totalInquiriesSent > 0,
    need: (figures.get(account.id)?.currentNeeds ?? 0) > 0,
  });
}

export async function supplierFirstSteps(db: Db, { account, emailVerified }: Actor) {
  const [papers, listings, quoted, answered] = await Promise.all([
    paperState(db, account.id),
    countMine(db, account.id),
    hasQuoted(db, account.id),
    hasAnswered(db, account.id),
  ]);
  return listed<typeof supplierSteps>({
    email: emailVerified,
    licence: papers.licence,
    listing: listings.totalListings > 0,
    verified: account.verifiedSupplier,
    answer: quoted || answered,
  });
}

function listed<Steps extends readonly string[]>(done: Done<Steps>) {
  return Object.entries(done).map(([step, is]) => ({ step: step as Steps[number], done: is as boolean }));
}
