// Loads the page on which a user contacts the seller of a machine: the machine and its supplier.
import { readEquipment } from '@rigsouq/contract/catalogue/calls';
import { companyProfile } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { type ErrorCode, errorTable } from '@rigsouq/contract/errors';
import { CallError } from '../../../../lib/api/call-error.ts';
import type { AskAsVisitor } from '../../../../lib/api/page-loader.ts';

export type SellerPage = {
  readonly listing: AnswerOf<typeof readEquipment>;
  readonly supplier: AnswerOf<typeof companyProfile>;
};

type Page = { readonly params: Readonly<Record<string, string | undefined>> };

export async function loadSeller(ask: AskAsVisitor, { params }: Page): Promise<SellerPage> {
  const { equipmentId = '', supplierId = '' } = params;
  // Links contain 'unknown' when a machine has no supplier.
  const known = [equipmentId, supplierId].every((id) => readEquipment.params.safeParse({ id }).success);
  if (!known) refuse('inquiry.supplier');
  const [listing, supplier] = await Promise.all([
    ask(readEquipment, { params: { id: equipmentId } }),
    ask(companyProfile, { params: { id: supplierId } }),
  ]);
  if (listing.supplier._id !== supplierId) refuse('inquiry.supplier');
  if (listing.type !== 'sell') refuse('inquiry.not_for_sale');
  return { listing, supplier };
}

/** Throws the error that the call itself would answer with. */
function refuse(code: ErrorCode): never {
  const [status, message] = errorTable[code];
  throw new CallError(status, { code, message });
}
