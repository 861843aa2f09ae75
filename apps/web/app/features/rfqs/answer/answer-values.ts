// A supplier's answer as it is typed, and the way to the call and back. Every rule is the contract's.
import type { InputOf } from '@rigsouq/contract/endpoint';
import { type modes, OPTIONS_MAX, submitAnswer } from '@rigsouq/contract/rfqs';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import type { Faults } from '../../../lib/faults.ts';
import type { RfqLine, SuppliersRfq } from '../rfq-query.ts';

export type Offer = {
  line: number;
  /** 1 answers what was asked for; higher ones are alternatives. */
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

/** What was answered before, else an empty offer for each line. */
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

/** An amendment may ask for more lines and for fewer. */
export function withEveryLine(offers: readonly Offer[], lines: readonly RfqLine[], currency: string): Offer[] {
  return lines.flatMap((line) => {
    const own = offers.filter((offer) => offer.line === line.line);
    return own.some(({ option }) => option === 1) ? own : [emptyOffer(line, 1, currency), ...own];
  });
}

export function emptyOffer({ line, mode }: RfqLine, option: number, currency: string): Offer {
  return { line, option, price: '', currency, leadDays: '', mode, offered: '', note: '' };
}

/** The next alternative of a line, or undefined where it has as many as it can have. */
export function nextOption(offers: readonly Offer[], line: number): number | undefined {
  const taken = offers.filter((offer) => offer.line === line).map(({ option }) => option);
  return Array.from({ length: OPTIONS_MAX }, (_, at) => at + 1).find((option) => !taken.includes(option));
}

/** A line that nothing was written to is left out. */
const given = ({ price, leadDays, offered, note }: Offer) =>
  [price, leadDays, offered, note].some((typed) => typed.trim() !== '');

export function bodyOf({ technical, validUntil, offers }: AnswerValues, version: number): Body {
  return {
    version,
    technical,
    validUntil,
    lines: offers.filter(given).map(({ price, leadDays, currency, ...offer }) => ({
      ...offer,
      currency: currency as Body['lines'][number]['currency'],
      // As typed: the contract turns it into a number, and says what is wrong with it. Nothing is no number.
      price: (plainNumber(price) || 'none') as unknown as number,
      leadDays: (plainNumber(leadDays) || 'none') as unknown as number,
    })),
  };
}

/** What is wrong, in English: by the name of the field, of an offer by `<line>.<option>.<field>`. */
export function faultsOf(values: AnswerValues): Faults {
  return namedFaults(submitAnswer.body.safeParse(bodyOf(values, 1)).error?.issues ?? [], values);
}

type Issue = { path: readonly PropertyKey[] | string; message: string };

export function namedFaults(issues: readonly Issue[], values: Pick<AnswerValues, 'offers'>): Faults {
  const sent = values.offers.filter(given);
  const named = issues.map(({ path, message }) => {
    const [field = '', at, part] = typeof path === 'string' ? path.split('.') : path.map(String);
    const offer = sent[Number(at)];
    return [field === 'lines' && offer && part ? `${offerKey(offer)}.${part}` : field, message] as const;
  });
  return Object.fromEntries(named.toReversed());
}

const amountOf = (typed: string) => Number(plainNumber(typed) || 'none');

/** What an offer costs for all pieces; undefined while its price is none. */
export function offerTotal({ price }: Pick<Offer, 'price'>, quantity: number): number | undefined {
  const amount = amountOf(price);
  return amount > 0 ? amount * quantity : undefined;
}

/** Of every line what answers it first, added up in each currency: alternatives are instead of it, not beside it. */
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
