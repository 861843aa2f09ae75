// Creates a reverse auction: a blank one with a ceiling and suppliers of the buyer's choice, or one from an opened request with the suppliers
// who answered it and their answers. All suppliers are notified. Afterwards the auction cannot be changed.
import { randomInt } from 'node:crypto';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { minorOf } from '@rigsouq/contract/money';
import type { createReverseAuction as call } from '@rigsouq/contract/reverse-auctions/calls';
import { databaseNow } from '../../platform/database/database-clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { companyNameOf } from '../enquiries/index.ts';
import { nextNumber } from '../orders/index.ts';
import { requirePlan } from '../procurement/index.ts';
import { enterAuction, validateInvitees } from '../rfqs/index.ts';
import { type NewAuction, openAuction } from './open-auction.ts';
import { recordStep } from './reverse-auctions.events.ts';
import { type Dates, validateDates } from './reverse-dates-rules.ts';
import { timeTexts } from './time-texts.ts';

type Input = ParsedOf<typeof call>['body'];
type Subject = Omit<NewAuction, 'id' | 'number' | 'rules' | 'openedAt'>;

export async function createReverse(tx: Tx, actor: Actor, input: Input): Promise<string> {
  const now = (await databaseNow(tx)).getTime();
  const dates = validateDates(now, Date.parse(input.startsAt), Date.parse(input.endsAt)) ?? fail('reverse.dates');
  const subject =
    input.from === 'rfq' ? await subjectFromRequest(tx, actor, input.rfqId) : await subjectFromForm(tx, actor, input);
  if (subject.seats.length < 2) fail('reverse.too_few');
  await requirePlan(tx, actor);
  const id = newId();
  const number = await nextNumber(tx, actor.account.id, 'RA');
  await openAuction(tx, actor, { ...subject, id, number, rules: rulesOf(input, dates), openedAt: now });
  await recordStep(tx, {
    what: 'reverse.invited',
    auctionId: id,
    by: actor.userId,
    tell: subject.seats.map(({ supplierId }) => supplierId),
    showTo: [actor.account.id],
    words: {
      company: companyNameOf(actor),
      title: subject.title,
      ...timeTexts(new Date(dates.startsAt), subject.country),
    },
  });
  return id;
}

function rulesOf({ decrement, overtimeMinutes, overtimeRanks }: Input, dates: Dates): NewAuction['rules'] {
  return { ...dates, decrement: Math.round(decrement * 100), overtimeMinutes, overtimeRanks };
}

async function subjectFromForm(tx: Tx, actor: Actor, input: Extract<Input, { from: 'blank' }>): Promise<Subject> {
  const { title, description, currency, country } = input;
  const ceiling = minorOf(input.ceiling, currency) ?? fail('listing.price_digits');
  const suppliers = await validateInvitees(tx, actor, input.suppliers);
  const numbers = randomNumbers(suppliers.length);
  return {
    rfqId: null,
    title,
    description,
    currency,
    country,
    ceiling,
    lines: input.lines.toSorted((one, two) => one.line - two.line),
    seats: suppliers.map((supplierId, at) => ({ supplierId, number: numbers[at] ?? 0, leadDays: 0, units: null })),
  };
}

async function subjectFromRequest(tx: Tx, actor: Actor, rfqId: string): Promise<Subject> {
  const { entrants, ...request } = await enterAuction(tx, actor, rfqId);
  const numbers = randomNumbers(entrants.length);
  return { ...request, ceiling: null, seats: entrants.map((one, at) => ({ ...one, number: numbers[at] ?? 0 })) };
}

const NUMBER_RANGE = 9_000;

/** Returns distinct random numbers. A supplier's number in the log must not reveal how many suppliers there are. */
function randomNumbers(count: number): number[] {
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(1_000 + randomInt(NUMBER_RANGE));
  return [...numbers];
}
