// Converts a reverse auction from the form to the body of the call. The contract defines every rule.
import type { InputOf } from '@rigsouq/contract/endpoint';
import { errorTable } from '@rigsouq/contract/errors';
import { minorOf } from '@rigsouq/contract/money';
import { type createReverseAuction, reverseFields } from '@rigsouq/contract/reverse-auctions/calls';
import { DAY_MS, dayOf, daysLater, MINUTE_MS } from '@rigsouq/kernel/periods';
import { parsePlaceMinute } from '@rigsouq/kernel/place-time';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import type { FieldErrors } from '../../../lib/api/field-errors.ts';
import type { Translate } from '../../../lib/typed-categories.ts';
import { type DraftLine, errorFieldName, toRequestLines } from '../../../shared/rfqs/lines/draft-lines.ts';

/** An invited supplier, as the form shows it. */
export type InvitedSupplier = { readonly _id: string; readonly companyName: string; readonly verified: boolean };

export type RuleValues = {
  /** Start and end are in the time zone of the country of delivery. */
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
  suppliers: readonly InvitedSupplier[];
};

type Body = InputOf<typeof createReverseAuction>['body'];
type Blank = Extract<Body, { from: 'blank' }>;

const SHORTEST_MS = 5 * MINUTE_MS;
const LONGEST_MS = 7 * DAY_MS;

/** Returns the default rules, for tomorrow from ten to eleven in the country of delivery. */
export function defaultRules(now: number, country: string): RuleValues {
  const tomorrow = daysLater(dayOf(new Date(now), country), 1);
  return {
    startsAt: `${tomorrow}T10:00`,
    endsAt: `${tomorrow}T11:00`,
    decrement: '0.5',
    overtimeMinutes: '3',
    overtimeRanks: '1',
  };
}

/** Passes a number on as typed, because the contract parses it and reports errors. An empty field becomes an invalid number. */
const typedNumber = (typed: string) => (plainNumber(typed) || 'none') as unknown as number;

function rulesOf({ startsAt, endsAt, decrement, overtimeMinutes, overtimeRanks }: RuleValues, country: string) {
  return {
    startsAt: parsePlaceMinute(startsAt, country),
    endsAt: parsePlaceMinute(endsAt, country),
    decrement: typedNumber(decrement),
    overtimeMinutes: Number(overtimeMinutes),
    overtimeRanks: Number(overtimeRanks),
  };
}

export function buildBlankBody(values: BlankValues, say: Translate): Blank {
  const { title, description, currency, country, ceiling, lines, suppliers } = values;
  return {
    from: 'blank',
    title,
    description,
    currency: currency as Blank['currency'],
    country: country as Blank['country'],
    ceiling: typedNumber(ceiling),
    lines: toRequestLines(lines, say, { renumbered: true }),
    suppliers: suppliers.map(({ _id }) => _id),
    ...rulesOf(values, country),
  };
}

export function buildRequestBody(rfq: { _id: string; country: string }, values: RuleValues): Body {
  return { from: 'rfq', rfqId: rfq._id, ...rulesOf(values, rfq.country) };
}

/** Returns the errors in English, by field name. A field of a line is named `<key>.<field>`. */
export function validateAuction(body: Body, lines: readonly DraftLine[] = []): FieldErrors {
  const issues = reverseFields.safeParse(body).error?.issues ?? [];
  const named = issues.map(({ path, message }) => [errorFieldName(path, lines), message] as const);
  return { ...serverRuleErrors(body), ...Object.fromEntries(named.toReversed()) };
}

/** Returns, by field, the errors that only the rules of the server find. */
function serverRuleErrors(body: Body): FieldErrors {
  const duration = Date.parse(body.endsAt) - Date.parse(body.startsAt);
  const tooPrecise = body.from === 'blank' && minorOf(Number(body.ceiling), body.currency) === undefined;
  return {
    ...((duration < SHORTEST_MS || duration > LONGEST_MS) && { endsAt: errorTable['reverse.dates'][1] }),
    ...(tooPrecise && { ceiling: errorTable['listing.price_digits'][1] }),
  };
}
