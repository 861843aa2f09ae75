import { useSession } from '../../../lib/api/session.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { type Action, actionsOf } from './actions.ts';
import type { Equipment } from './load-equipment.ts';

/** Returns the actions of a buyer. The supplier's own account can edit the listing instead, because users do not contact themselves. */
export function useActions(listing: Equipment): readonly Action[] {
  const own = useSession().userId === listing.supplier._id;
  const changeable = ['pending', 'active', 'rented', 'ended'].includes(listing.status);
  if (!own) return actionsOf(listing);
  return changeable ? [{ label: text('Edit listing'), to: `/equipment/${listing._id}/edit` }] : [];
}
