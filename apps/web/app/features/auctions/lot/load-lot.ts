import { errorTable } from '@rigsouq/contract/errors';
import { CallError } from '../../../lib/api/call-error.ts';
import type { AskAsVisitor } from '../../../lib/api/page-loader.ts';
import type { Lot } from './lot.ts';

/** Loads the contract lazily: the server renders the first page, so a browser needs it only for its first own call. */
export const importAuctionContract = () => import('@rigsouq/contract/auctions/calls');

export async function loadLot(
  ask: AskAsVisitor,
  { params: { id = '' } }: { readonly params: Readonly<Record<string, string | undefined>> },
): Promise<Lot> {
  const { readAuction } = await importAuctionContract();
  // A malformed id cannot belong to a lot.
  if (!readAuction.params.safeParse({ id }).success) throw unknownLot();
  return ask(readAuction, { params: { id } });
}

function unknownLot(): CallError {
  const [status, message] = errorTable['lot.unknown'];
  return new CallError(status, { code: 'lot.unknown', message });
}
