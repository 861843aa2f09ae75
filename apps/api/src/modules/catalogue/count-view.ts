import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { mayRead, owns } from './catalogue.policy.ts';
import { findListingStatus } from './catalogue.queries.ts';
import type { ViewCounter } from './view-counter.ts';

type Deps = { db: Db; views: Pick<ViewCounter, 'add'> };

/** Counts a view of a listing, unless the viewer belongs to the account that offers it. */
export async function countView({ db, views }: Deps, actor: Actor | null, id: string): Promise<void> {
  const listing = await findListingStatus(db, id);
  if (!listing || !mayRead(actor, listing)) fail('listing.unknown');
  if (!actor || !owns(actor, listing)) views.add(listing.id);
}
