// Decides which position in a reverse auction a supplier sees of itself.
import type { reverseStands } from '@rigsouq/contract/reverse-auctions/calls';
import type { ReverseState } from './reverse-state.ts';

type Stand = (typeof reverseStands)[number];
type Seat = { readonly state: ReverseState; readonly offered: boolean; readonly won: boolean };

export function standOf({ state, offered, won }: Seat): Stand {
  if (state === 'awarded' && offered) return won ? 'won' : 'lost';
  if (state === 'awarded' || state === 'closed' || state === 'cancelled') return 'ended';
  if (offered) return 'offered';
  return state === 'scheduled' || state === 'live' ? 'invited' : 'ended';
}
