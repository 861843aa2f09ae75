// A reverse auction as it is typed, and the way to the call. Every rule is the contract's.
import type { InputOf } from '@rigsouq/contract/endpoint';
import { errorTable } from '@rigsouq/contract/errors';
import { type createReverseAuction, reverseFields } from '@rigsouq/contract/reverse-auctions';
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { toMinor } from '@rigsouq/kernel/money';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import type { Faults } from '../../../lib/faults.ts';
import { fromGulf, gulfMinute } from '../../../lib/gulf-time.ts';
import type { Say } from '../../../lib/typed-categories.ts';
import { type DraftLine, faultName, sentLines } from '../../../shell/rfq/lines/draft-lines.ts';

/** Who is invited, as far as the form shows them. */
export type Chosen = { readonly _id: string; readonly companyName: string; readonly verified: boolean };

export type RuleValues = {
  /** Both as the clock of the Gulf shows them. */
  startsAt: string;
  endsAt: string;
  decrement: string;
  overtimeMinutes: string;
  overtimeRanks: string;
};

export type BlankValues = RuleValues & {
  title: string;
  description: string;
  currency: string;
  country: string;
  ceiling: string;
  lines: readonly DraftLine[];
  suppliers: readonly Chosen[];
};

type Body = InputOf<typeof createReverseAuction>['body'];
type Blank = Extract<Body, { from: 'blank' }>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SHORTEST_MS = 5 * MINUTE_MS;
const LONGEST_MS = 7 * DAY_MS;

/** Tomorrow from ten to eleven in the Gulf; the usual rules. */
export function usualRules(now: number): RuleValues {
  const tomorrow = gulfMinute(now + DAY_MS).slice(0, 10);
  return {
    startsAt: `${tomorrow}T10:00`,
    endsAt: `${tomorrow}T11:00`,
    decrement: '0.5',
    overtimeMinutes: '3',
    overtimeRanks: '1',
  };
}

/** As typed: the contract turns it into numbers, and says what is wrong with them. Nothing is no number. */
const figure = (typed: string) => (plainNumber(typed) || 'none') as unknown as number;

function rulesOf({ startsAt, endsAt, decrement, overtimeMinutes, overtimeRanks }: RuleValues) {
  return {
    startsAt: fromGulf(startsAt),
    endsAt: fromGulf(endsAt),
    decrement: figure(decrement),
    overtimeMinutes: Number(overtimeMinutes),
    overtimeRanks: Number(overtimeRanks),
  };
}

export function blankBody(values: BlankValues, say: Say): Blank {
  const { title, description, currency, country, ceiling, lines, suppliers } = values;
  return {
    from: 'blank',
    title,
    description,
    currency: currency as Blank['currency'],
    country: country as Blank['country'],
    ceiling: figure(ceiling),
    lines: sentLines(lines, say, { renumbered: true }),
    suppliers: suppliers.map(({ _id }) => _id),
    ...rulesOf(values),
  };
}

export function requestBody(rfqId: string, values: RuleValues): Body {
  return { from: 'rfq', rfqId, ...rulesOf(values) };
}

/** What is wrong, in English: by the name of the field, of a line by `<key>.<field>`. */
export function faultsOf(body: Body, lines: readonly DraftLine[] = []): Faults {
  const issues = reverseFields.safeParse(body).error?.issues ?? [];
  const named = issues.map(({ path, message }) => [faultName(path, lines), message] as const);
  return { ...lateFaults(body), ...Object.fromEntries(named.toReversed()) };
}

/** What the server would refuse as well, told beside its field. */
function lateFaults(body: Body): Faults {
  const long = Date.parse(body.endsAt) - Date.parse(body.startsAt);
  const fine = body.from === 'blank' && toMinor(Number(body.ceiling), digitsOf(body.currency)) === undefined;
  return {
    ...((long < SHORTEST_MS || long > LONGEST_MS) && { endsAt: errorTable['reverse.dates'][1] }),
    ...(fine && { ceiling: errorTable['listing.price_digits'][1] }),
  };
}
