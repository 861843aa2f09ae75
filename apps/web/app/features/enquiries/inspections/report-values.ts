// Converts between the flat form fields and the nested report, because forms do not support nested fields.
import {
  type ComponentCode,
  completeInspection,
  components,
  type RatingCode,
} from '@rigsouq/contract/enquiries/inspections';
import { plainNumber } from '@rigsouq/kernel/plain-number';

export type ReportValues = Record<string, string>;

export const ratingField = (code: ComponentCode) => `rating ${code}`;
export const noteField = (code: ComponentCode) => `note ${code}`;

export const emptyReport: ReportValues = Object.fromEntries([
  ...components.flatMap(({ code }) => [
    [ratingField(code), ''],
    [noteField(code), ''],
  ]),
  ['hours', ''],
  ['remark', ''],
]);

export function bodyOf(values: ReportValues) {
  const valuesOf = (field: (code: ComponentCode) => string) =>
    Object.fromEntries(components.map(({ code }) => [code, values[field(code)] ?? '']));
  return {
    ratings: valuesOf(ratingField) as Record<ComponentCode, RatingCode>,
    notes: valuesOf(noteField) as Record<ComponentCode, string>,
    hours: plainNumber(values.hours ?? ''),
    remark: values.remark ?? '',
  };
}

/** Returns the validation errors by field name. */
export function checkReport(values: ReportValues): Record<string, string> {
  const issues = completeInspection.body.safeParse(bodyOf(values)).error?.issues ?? [];
  const named = issues.map(({ path: [outer, inner], message }) => {
    const code = String(inner) as ComponentCode;
    const field = outer === 'ratings' ? ratingField(code) : outer === 'notes' ? noteField(code) : String(outer);
    return [field, message] as const;
  });
  return Object.fromEntries(named.toReversed());
}
