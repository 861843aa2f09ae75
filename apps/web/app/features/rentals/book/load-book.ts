// Loads the booking page as a visitor sees it: the machine, its supplier, and the days of the next months on which it is taken.

import { readEquipment } from '@rigsouq/contract/catalogue/calls';
import { companyProfile } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { errorTable } from '@rigsouq/contract/errors';
import { takenDays } from '@rigsouq/contract/rentals/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import { CallError } from '../../../lib/api/call-error.ts';
import type { AskAsVisitor } from '../../../lib/api/page-loader.ts';
import { monthOf } from '../../../lib/format/days.ts';
import { type TakenPage, takenSpan } from '../../../shared/rentals/calendar/taken-pages.ts';

export type Equipment = AnswerOf<typeof readEquipment>;

/** What the profile of the supplier says about its answers. */
export type Supplier = Pick<AnswerOf<typeof companyProfile>, 'responseTime' | 'measuredResponseTime'>;

export type BookPage = {
  readonly listing: Equipment;
  /** Null if it could not be loaded. The machine can be booked without it. */
  readonly supplier: Supplier | null;
  /** Null if it could not be loaded. The browser then loads it again and reports a failure. */
  readonly taken: TakenPage | null;
};

export async function loadBook(
  ask: AskAsVisitor,
  { params }: { readonly params: Readonly<Record<string, string | undefined>> },
): Promise<BookPage> {
  const id = requireId(params.id);
  const query = takenSpan(monthOf(dayOf(new Date())), 0);
  const takenRead = ask(takenDays, { params: { id }, query }).catch(() => null);
  const listing = await ask(readEquipment, { params: { id } });
  const [taken, company] = await Promise.all([
    takenRead,
    ask(companyProfile, { params: { id: listing.supplier._id } }).catch(() => null),
  ]);
  const supplier = company && {
    responseTime: company.responseTime,
    measuredResponseTime: company.measuredResponseTime,
  };
  return { listing, supplier, taken };
}

/** Returns the id of the address, or throws 'listing.unknown' if it does not have the format of an id. */
function requireId(id = ''): string {
  if (readEquipment.params.safeParse({ id }).success) return id;
  const [status, message] = errorTable['listing.unknown'];
  throw new CallError(status, { code: 'listing.unknown', message });
}
