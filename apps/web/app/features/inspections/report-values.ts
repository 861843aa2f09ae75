// The report as the form holds it: each field under a name of its own, since forms know no nesting.
import { type ComponentCode, completeInspection, components, type RatingCode } from '@rigsouq/contract/inspections';
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
  const of = (field: (code: ComponentCode) => string) =>
    Object.fromEntries(components.map(({ code }) => [code, values[field(code)] ?? '']));
  return {
    ratings: of(ratingField) as Record<ComponentCode, RatingCode>,
    notes: of(noteField) as Record<ComponentCode, string>,
    hours: plainNumber(values.hours ?? ''),
    remark: values.remark ?? '',
  };
}

/** What is wrong, by the name of the field. */
export function checkReport(values: ReportValues): Record<string, string> {
  const issues = completeInspection.body.safeParse(bodyOf(values)).error?.issues ?? [];
  const named = issues.map(({ path: [outer, inner], message }) => {
    const code = String(inner) as ComponentCode;
    const field = outer === 'ratings' ? ratingField(code) : outer === 'notes' ? noteField(code) : String(outer);
    return [field, message] as const;
  });
  return Object.fromEntries(named.toReversed());
}
