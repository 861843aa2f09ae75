import type { offerAlso as offerAlsoCall } from '@rigsouq/contract/catalogue/calls';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { type Tx, violates } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { insertListing, lockListing } from './catalogue.store.ts';
import { isOffered } from './listing-state.ts';
import { termsOf } from './terms.ts';

/** Offers the machine of a listing the other way as well. Both offers share one calendar (R30). */
export async function offerAlso(
  tx: Tx,
  actor: Actor,
  id: string,
  given: ParsedOf<typeof offerAlsoCall>['body'],
): Promise<string> {
  const listing = await lockListing(tx, actor.account.id, id);
  if (!listing) fail('listing.unknown');
  if (!isOffered(listing.status)) fail('listing.state');
  const { title, description } = await tx
    .selectFrom('listings')
    .select(['title', 'description'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const added = newId();
  const owner = { machine_id: listing.machine_id, account_id: actor.account.id, created_by: actor.userId };
  await insertListing(tx, { id: added, ...owner, ...termsOf(given), title, description, status: 'active' }).catch(
    (error: unknown) => {
      if (violates(error, 'listings_one_offer')) fail('listing.offered');
      throw error;
    },
  );
  return added;
}
