// A buyer sets an auction: alone, with a ceiling and the suppliers of its choice; or from an opened request, with those who answered it and
// with what they answered. All are told; from then on nothing of it can be changed.
import { randomInt } from 'node:crypto';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { createReverseAuction as call } from '@rigsouq/contract/reverse-auctions';
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { toMinor } from '@rigsouq/kernel/money';
import type { Actor } from '../../platform/access.ts';
import { databaseNow } from '../../platform/database-clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { nameOf } from '../enquiries/index.ts';
import { nextNumber } from '../orders/index.ts';
import { enterAuction, invitable } from '../rfqs/index.ts';
import { openAuction, type Setting } from './open-auction.ts';
import { recordStep } from './reverse-auctions.events.ts';
import { type Dates, datesFor } from './reverse-dates-rules.ts';
import { whenWords } from './reverse-words.ts';

type Given = ParsedOf<typeof call>['body'];
type Matter = Omit<Setting, 'id' | 'number' | 'rules' | 'openedAt'>;

export async function createReverse(tx: Tx, actor: Actor, given: Given): Promise<string> {
  const now = (await databaseNow(tx)).getTime();
  const dates = datesFor(now, Date.parse(given.startsAt), Date.parse(given.endsAt)) ?? fail('reverse.dates');
  const matter = given.from === 'rfq' ? await fromRequest(tx, actor, given.rfqId) : await alone(tx, actor, given);
  if (matter.seats.length < 2) fail('reverse.too_few');
  const id = newId();
  const number = await nextNumber(tx, actor.account.id, 'RA');
  await openAuction(tx, actor, { ...matter, id, number, rules: rulesOf(given, dates), openedAt: now });
  await recordStep(tx, {
    what: 'reverse.invited',
    auctionId: id,
    by: actor.userId,
    tell: matter.seats.map(({ supplierId }) => supplierId),
    showTo: [actor.account.id],
    words: { company: nameOf(actor), title: matter.title, ...whenWords(new Date(dates.startsAt)) },
  });
  return id;
}

function rulesOf({ decrement, overtimeMinutes, overtimeRanks }: Given, dates: Dates): Setting['rules'] {
  return { ...dates, decrement: Math.round(decrement * 100), overtimeMinutes, overtimeRanks };
}

async function alone(tx: Tx, actor: Actor, given: Extract<Given, { from: 'blank' }>): Promise<Matter> {
  const { title, description, currency, country } = given;
  const ceiling = toMinor(given.ceiling, digitsOf(currency)) ?? fail('listing.price_digits');
  const suppliers = await invitable(tx, actor, given.suppliers);
  const numbers = someNumbers(suppliers.length);
  return {
    ...{ rfqId: null, title, description, currency, country, ceiling },
    lines: given.lines.toSorted((one, two) => one.line - two.line),
    seats: suppliers.map((supplierId, at) => ({ supplierId, number: numbers[at] ?? 0, leadDays: 0, units: null })),
  };
}

async function fromRequest(tx: Tx, actor: Actor, rfqId: string): Promise<Matter> {
  const { entrants, ...request } = await enterAuction(tx, actor, rfqId);
  const numbers = someNumbers(entrants.length);
  return { ...request, ceiling: null, seats: entrants.map((one, at) => ({ ...one, number: numbers[at] ?? 0 })) };
}

const NUMBERS = 9_000;

/** Each another one and none by its place: what a supplier is called in the log must not tell it how many there are. */
function someNumbers(count: number): number[] {
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(1_000 + randomInt(NUMBERS));
  return [...numbers];
}
