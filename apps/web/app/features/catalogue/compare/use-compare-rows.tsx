import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { canRankPrices, differs, findBestIndex } from './compare-rules.ts';
import type { Machine } from './load-compared.ts';
import { listMachineRows, listOfferRows, listPriceRows, listSpecificationRows, type RowInput } from './row-inputs.tsx';

export type CompareRow = {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly ReactNode[];
  readonly differs: boolean;
  /** The index of the best cell and its label. */
  readonly best?: { readonly at: number; readonly word: string } | undefined;
};

/** Returns the rows to compare and leaves out a row without any value. */
export function useCompareRows(machines: readonly Machine[]): CompareRow[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const ranked = canRankPrices(machines);
  return [
    ...listPriceRows(t, language, { ranked }),
    ...listMachineRows(t, language),
    ...listSpecificationRows(t, machines),
    ...listOfferRows(t, language),
  ]
    .map((input) => buildRow(input, machines))
    .filter(({ cells }) => cells.some(Boolean));
}

function buildRow(input: RowInput, machines: readonly Machine[]): CompareRow {
  const { id, name, value, shown } = input;
  const showValue = (machine: Machine) => {
    const plain = value(machine);
    return plain && <bdi>{plain}</bdi>;
  };
  return {
    id,
    name,
    cells: machines.map(shown ?? showValue),
    differs: differs(machines.map(value)),
    best: findBest(input, machines),
  };
}

function findBest(input: RowInput, machines: readonly Machine[]): CompareRow['best'] {
  if (!input.best) return undefined;
  const at = findBestIndex(machines.map(input.value), input.best.which);
  return at === undefined ? undefined : { at, word: input.best.word };
}
