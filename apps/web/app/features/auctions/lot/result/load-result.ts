import type { AskAsVisitor } from '../../../../lib/api/page-loader.ts';
import { importAuctionContract, loadLot } from '../load-lot.ts';
import type { Lot } from '../lot.ts';
import type { Proof } from './log-lines.ts';

export const PROOF_PAGE = 500;
/** The lot and the first page of its log. The log is null while the lot is open. */
export type Result = Lot & { readonly proof: Proof | null };

export async function loadResult(ask: AskAsVisitor, page: Parameters<typeof loadLot>[1]): Promise<Result> {
  const lot = await loadLot(ask, page);
  if (lot.status !== 'ended' && lot.status !== 'cancelled') return { ...lot, proof: null };
  const { readLotProof } = await importAuctionContract();
  const proof = await ask(readLotProof, { params: { id: lot._id }, query: { limit: PROOF_PAGE } }).catch(() => null);
  return { ...lot, proof };
}
