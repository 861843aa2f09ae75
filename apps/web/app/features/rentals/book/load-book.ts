// The page on which a machine is booked, as a visitor sees it: the machine, and which days of the next months it cannot be had.
import { takenDays } from '@rigsouq/contract/bookings';
import { readEquipment } from '@rigsouq/contract/catalogue';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { errorTable } from '@rigsouq/contract/errors';
import { dayOf } from '@rigsouq/kernel/periods';
import { CallError } from '../../../lib/call-error.ts';
import { monthOf } from '../../../lib/days.ts';
import type { AskAsVisitor } from '../../../lib/page-loader.ts';
import { type TakenPage, takenSpan } from './taken-pages.ts';

export type Equipment = AnswerOf<typeof readEquipment>;

export type BookPage = {
  readonly listing: Equipment;
  /** Null where it could not be had: the browser asks again, and says so. */
  readonly taken: TakenPage | null;
};

export async function loadBook(
  ask: AskAsVisitor,
  { params }: { readonly params: Readonly<Record<string, string | undefined>> },
): Promise<BookPage> {
  const id = knownForm(params.id);
  const query = takenSpan(monthOf(dayOf(new Date())), 0);
  const [listing, taken] = await Promise.all([
    ask(readEquipment, { params: { id } }),
    ask(takenDays, { params: { id }, query }).catch(() => null),
  ]);
  return { listing, taken };
}

/** What is not even written like an id is no machine. */
function knownForm(id = ''): string {
  if (readEquipment.params.safeParse({ id }).success) return id;
  const [status, message] = errorTable['listing.unknown'];
  throw new CallError(status, { code: 'listing.unknown', message });
}
