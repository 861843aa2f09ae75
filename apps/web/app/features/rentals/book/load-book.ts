// Loads the booking page as a visitor sees it: the machine, and the days of the next months on which it is taken.

import { readEquipment } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { errorTable } from '@rigsouq/contract/errors';
import { takenDays } from '@rigsouq/contract/rentals/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import { CallError } from '../../../lib/api/call-error.ts';
import type { AskAsVisitor } from '../../../lib/api/page-loader.ts';
import { monthOf } from '../../../lib/format/days.ts';
import { type TakenPage, takenSpan } from './taken-pages.ts';

export type Equipment = AnswerOf<typeof readEquipment>;

export type BookPage = {
  readonly listing: Equipment;
  /** Null if it could not be loaded. The browser then loads it again and reports a failure. */
  readonly taken: TakenPage | null;
};

export async function loadBook(
  ask: AskAsVisitor,
  { params }: { readonly params: Readonly<Record<string, string | undefined>> },
): Promise<BookPage> {
  const id = requireId(params.id);
  const query = takenSpan(monthOf(dayOf(new Date())), 0);
  const [listing, taken] = await Promise.all([
    ask(readEquipment, { params: { id } }),
    ask(takenDays, { params: { id }, query }).catch(() => null),
  ]);
  return { listing, taken };
}

/** Returns the id of the address, or throws 'listing.unknown' if it does not have the format of an id. */
function requireId(id = ''): string {
  if (readEquipment.params.safeParse({ id }).success) return id;
  const [status, message] = errorTable['listing.unknown'];
  throw new CallError(status, { code: 'listing.unknown', message });
}
