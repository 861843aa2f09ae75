// Converts a supplier's answer between the form and the call. The contract defines every rule.
import type { InputOf } from '@rigsouq/contract/endpoint';
import { type modes, OPTIONS_MAX, submitAnswer } from '@rigsouq/contract/rfqs/calls';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import type { FieldErrors } from '../../../lib/api/field-errors.ts';
import type { RfqLine, SuppliersRfq } from '../rfq-query.ts';

export type Offer = {
  line: number;
  /** 1 is the requested machine; higher numbers are alternatives. */
  option: number;
  price: string;
  currency: string;
  leadDays: string;
  mode: (typeof modes)[number];
  offered: string;
  note: string;
};
export type AnswerValues = { technical: string; validUntil: string; offers: readonly Offer[] };
type Body = InputOf<typeof submitAnswer>['body'];

export const offerKey = ({ line, option }: Pick<Offer, 'line' | 'option'>) => `${line}.${option}`;

/** Returns the previous answer, or an empty offer for each line. */
export function valuesOf({ lines, currency, answer }: SuppliersRfq, validUntil: string): AnswerValues {
  const before = answer?.lines.map(({ price, leadDays, note, ...offer }) => ({
    ...offer,
    price: String(price),
    leadDays: String(leadDays),
    note: note ?? '',
  }));
  return {
    technical: answer?.technical ?? '',
    validUntil: answer && answer.validUntil > validUntil ? answer.validUntil : validUntil,
    offers: withEveryLine(before ?? [], lines, currency),
  };
}

/** Adds an empty offer for each new line and drops offers for removed lines, because an amendment can change the lines. */
export function withEveryLine(offers: readonly Offer[], lines: readonly RfqLine[], currency: string): Offer[] {
  return lines.flatMap((line) => {
    const own = offers.filter((offer) => offer.line === line.line);
    return own.some(({ option }) => option === 1) ? own : [emptyOffer(line, 1, currency), ...own];
  });
}

export function emptyOffer({ line, mode }: RfqLine, option: number, currency: string): Offer {
  return { line, option, price: '', currency, leadDays: '', mode, offered: '', note: '' };
}

/** Returns the number of the next alternative of a line, or undefined if the line has the maximum. */
export function nextOption(offers: readonly Offer[], line: number): number | undefined {
  const taken = offers.filter((offer) => offer.line === line).map(({ option }) => option);
  return Array.from({ length: OPTIONS_MAX }, (_, at) => at + 1).find((option) => !taken.includes(option));
}

/** Checks whether anything is filled in. An empty offer is not sent. */
const isFilled = ({ price, leadDays, offered, note }: Offer) =>
  [price, leadDays, offered, note].some((typed) => typed.trim() !== '');

export function bodyOf({ technical, validUntil, offers }: AnswerValues, version: number): Body {
  return {
    version,
    technical,
    validUntil,
    lines: offers.filter(isFilled).map(({ price, leadDays, currency, ...offer }) => ({
      ...offer,
      currency: currency as Body['lines'][number]['currency'],
      // The contract parses the typed number and reports errors. An empty field becomes an invalid number.
      price: (plainNumber(price) || 'none') as unknown as number,
      leadDays: (plainNumber(leadDays) || 'none') as unknown as number,
    })),
  };
}

/** Returns the errors in English, by field name. A field of an offer is named `<line>.<option>.<field>`. */
export function validateAnswer(values: AnswerValues): FieldErrors {
  return toFieldErrors(submitAnswer.body.safeParse(bodyOf(values, 1)).error?.issues ?? [], values);
}

type Issue = { path: readonly PropertyKey[] | string; message: string };

export function toFieldErrors(issues: readonly Issue[], values: Pick<AnswerValues, 'offers'>): FieldErrors {
  const sent = values.offers.filter(isFilled);
  const named = issues.map(({ path, message }) => {
    const [field = '', at, part] = typeof path === 'string' ? path.split('.') : path.map(String);
    const offer = sent[Number(at)];
    return [field === 'lines' && offer && part ? `${offerKey(offer)}.${part}` : field, message] as const;
  });
  return Object.fromEntries(named.toReversed());
}

const amountOf = (typed: string) => Number(plainNumber(typed) || 'none');

/** Returns the cost of all pieces, or undefined while the price is invalid. */
export function offerTotal({ price }: Pick<Offer, 'price'>, quantity: number): number | undefined {
  const amount = amountOf(price);
  return amount > 0 ? amount * quantity : undefined;
}

/** Adds up the first priced offer of every line, by currency. An alternative replaces that offer, so it is not added. */
export function totalsOf(offers: readonly Offer[], lines: readonly RfqLine[]): { currency: string; total: number }[] {
  const totals = new Map<string, number>();
  for (const { line, quantity } of lines) {
    const priced = offers.filter((offer) => offer.line === line && offerTotal(offer, quantity) !== undefined);
    const first = priced.toSorted((one, two) => one.option - two.option)[0];
    if (!first) continue;
    totals.set(first.currency, (totals.get(first.currency) ?? 0) + (offerTotal(first, quantity) ?? 0));
  }
  return [...totals].map(([currency, total]) => ({ currency, total }));
}
