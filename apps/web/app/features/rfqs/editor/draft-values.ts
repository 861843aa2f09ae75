// Converts a request between the form and the call. The contract defines every rule.
import type { InputOf } from '@rigsouq/contract/endpoint';
import { draftFields, rfqFields, rfqTexts, type saveRfq } from '@rigsouq/contract/rfqs/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import { formatPlaceMinute, parsePlaceMinute } from '@rigsouq/kernel/place-time';
import type { FieldErrors } from '../../../lib/api/field-errors.ts';
import { type Translate, translateCategory } from '../../../lib/typed-categories.ts';
import { type DraftLine, errorFieldName, toRequestLines } from '../../../shared/rfqs/lines/draft-lines.ts';
import type { BuyersRfq } from '../rfq-query.ts';

export type DraftValues = {
  title: string;
  description: string;
  currency: string;
  country: string;
  /** Day and time of the deadline are in the time zone of the country. */
  day: string;
  time: string;
  audience: BuyersRfq['audience'];
  twoEnvelopes: boolean;
  lines: readonly DraftLine[];
};

type Body = InputOf<typeof saveRfq>['body'];

export function valuesOf(rfq: BuyersRfq, say: Translate): DraftValues {
  const { title, description, currency, country, deadline, audience, twoEnvelopes, lines } = rfq;
  const at = deadline === null ? undefined : new Date(deadline);
  return {
    title,
    description,
    currency,
    country,
    audience,
    twoEnvelopes,
    day: at ? dayOf(at, country) : '',
    time: at ? formatPlaceMinute(at, country).slice(11) : '',
    lines: lines.map((line) => ({
      ...line,
      key: String(line.line),
      category: translateCategory(line.category, say),
      quantity: line.quantity === 0 ? '' : String(line.quantity),
      from: line.from ?? '',
      to: line.to ?? '',
    })),
  };
}

type TypedDeadline = Pick<DraftValues, 'day' | 'time' | 'country'>;

/** Returns the deadline, null if none is chosen yet, or undefined if only day or time is chosen. */
export function deadlineOf({ day, time, country }: TypedDeadline): string | null | undefined {
  if (!day && !time) return null;
  const typed = `${day}T${time}`;
  const at = parsePlaceMinute(typed, country);
  return at === typed ? undefined : at;
}

/** Builds the body of the call. A draft renumbers its lines; after publication a line keeps its number, because answers name it. */
export function bodyOf(values: DraftValues, say: Translate, { renumbered }: { renumbered: boolean }): Body {
  const { day, time, lines, currency, country, ...rest } = values;
  return {
    ...rest,
    currency: currency as Body['currency'],
    country: country as Body['country'],
    deadline: deadlineOf({ day, time, country }) ?? null,
    lines: toRequestLines(lines, say, { renumbered }),
  };
}

/**
 * Returns the errors in English, by field name. A field of a line is named `<key>.<field>`. A draft can be saved incomplete; what suppliers
 * read must be complete.
 */
export function validateDraft(values: DraftValues, say: Translate, { whole }: { whole: boolean }): FieldErrors {
  const issues =
    (whole ? rfqFields : draftFields).safeParse(bodyOf(values, say, { renumbered: true })).error?.issues ?? [];
  const deadlineError = deadlineOf(values) === undefined ? { day: rfqTexts.deadline } : {};
  return { ...deadlineError, ...toFieldErrors(issues, values) };
}

type Issue = { path: readonly PropertyKey[] | string; message: string };

/** Returns the errors by field. If a field has several errors, the first one is kept. */
export function toFieldErrors(issues: readonly Issue[], { lines }: Pick<DraftValues, 'lines'>): FieldErrors {
  const named = issues.map(({ path, message }) => {
    const name = errorFieldName(path, lines);
    return [name === 'deadline' ? 'day' : name, message] as const;
  });
  return Object.fromEntries(named.toReversed());
}

/** Lists what is missing for publication. */
export function listMissing(values: DraftValues, invited: number): ('lines' | 'deadline' | 'suppliers')[] {
  return [
    ...(values.lines.length === 0 ? (['lines'] as const) : []),
    ...(deadlineOf(values) ? [] : (['deadline'] as const)),
    ...(values.audience === 'invited' && invited === 0 ? (['suppliers'] as const) : []),
  ];
}
