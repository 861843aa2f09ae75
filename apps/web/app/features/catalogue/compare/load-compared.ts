import { readEquipment } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { CallError } from '../../../lib/api/call-error.ts';
import type { AskAsVisitor } from '../../../lib/api/page-loader.ts';
import { parseCompareIds } from '../../../lib/compare.ts';

export type Machine = AnswerOf<typeof readEquipment>;
export type ComparedPage = {
  readonly machines: readonly Machine[];
  /** The number of machines in the address that are no longer available. */
  readonly missing: number;
};

export async function loadCompared(
  ask: AskAsVisitor,
  { search }: { readonly search: URLSearchParams },
): Promise<ComparedPage> {
  const ids = parseCompareIds(search);
  const found = await Promise.all(ids.map((id) => ask(readEquipment, { params: { id } }).catch(nullIfUnknown)));
  const machines = found.filter((machine) => machine !== null);
  return { machines, missing: ids.length - machines.length };
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof CallError && error.status === 404) return null;
  throw error;
}
