// Lists what an amendment changes, in the language of the page. The buyer sees it, and the suppliers read it unless the buyer rewrites it.
import { countries, labelOf } from '@rigsouq/contract/taxonomy';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import type { TFunction } from 'i18next';
import type { Language } from '../../../lib/i18n/language.ts';
import type { DraftLine } from '../../../shared/rfqs/lines/draft-lines.ts';
import { type DraftValues, deadlineOf } from './draft-values.ts';

const NOTE_MAX = 2_000;
type TextContext = { t: TFunction; language: Language };

export function listChanges(before: DraftValues, after: DraftValues, context: TextContext): string[] {
  const { t } = context;
  const lineTexts = after.lines.flatMap((line) => {
    const previous = before.lines.find(({ line: number }) => number === line.line);
    if (previous) return lineChanges(previous, line, t);
    return t('Line {{line}} added: {{quantity}} × {{what}}', {
      line: line.line,
      quantity: line.quantity,
      what: line.category,
    });
  });
  const removedTexts = before.lines
    .filter(({ line: number }) => !after.lines.some(({ line }) => line === number))
    .map(({ line, category }) => t('Line {{line}} removed: {{what}}', { line, what: category }));
  return [...fieldChanges(before, after, context), ...lineTexts, ...removedTexts];
}

function fieldChanges(before: DraftValues, after: DraftValues, { t, language }: TextContext): string[] {
  const deadlineText = (values: DraftValues) => {
    const at = deadlineOf(values);
    return at ? formatPlaceTime(at, language, values.country) : '';
  };
  const parts = [
    [t('Title'), before.title, after.title],
    [t('Deadline'), deadlineText(before), deadlineText(after)],
    [t('Currency'), before.currency, after.currency],
    [t('Delivery country'), countryOf(before, t), countryOf(after, t)],
  ] as const;
  return [
    ...parts
      .filter(([, one, two]) => one !== two)
      .map(([what, from, to]) => t('{{what}}: from {{from}} to {{to}}', { what, from, to })),
    ...(before.description === after.description ? [] : [t('The description has changed')]),
  ];
}

function lineChanges(previous: DraftLine, current: DraftLine, t: TFunction): string[] {
  const days = ({ mode, from, to }: DraftLine) =>
    mode === 'rent' ? t('To rent, {{from}} to {{to}}', { from, to }) : t('To buy');
  const parts = [
    [t('Category'), previous.category, current.category],
    [t('Quantity'), previous.quantity, current.quantity],
    [t('Delivery location'), previous.place, current.place],
    [t('Buy or rent'), days(previous), days(current)],
  ] as const;
  const { line } = current;
  return [
    ...parts
      .filter(([, one, two]) => one !== two)
      .map(([what, from, to]) => t('Line {{line}}, {{what}}: from {{from}} to {{to}}', { line, what, from, to })),
    ...(previous.specification === current.specification
      ? []
      : [t('Line {{line}}: the specification has changed', { line })]),
  ];
}

function countryOf({ country }: DraftValues, t: TFunction): string {
  const known = countries.find(({ code }) => code === country);
  return known ? t(labelOf(countries, known.code)) : '';
}

/** Joins the changes to the note for the suppliers, cut to the maximum length. */
export function buildChangeNote(changes: readonly string[]): string {
  return changes.join('\n').slice(0, NOTE_MAX);
}
