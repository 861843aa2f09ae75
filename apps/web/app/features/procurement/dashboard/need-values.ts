// The fields of a need as typed, and their conversion to and from the body of the call. All rules come from the contract.
import { schemaResolver } from '@mantine/form';
import type { AnswerOf, InputOf } from '@rigsouq/contract/endpoint';
import { createNeed, type getNeeds, type urgencies } from '@rigsouq/contract/procurement/needs';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { type Translate, toCategoryLabel, translateCategory } from '../../../lib/typed-categories.ts';

export type Need = AnswerOf<typeof getNeeds>['needs'][number];

/** The fields in the order of the screen. The first invalid field gets the focus. */
export const emptyNeed = { category: '', quantity: '1', urgency: 'Low', budget: '0' };
export type NeedValues = typeof emptyNeed;

export function valuesOf({ category, quantity, urgency, budget = 0 }: Need, say: Translate): NeedValues {
  return { category: translateCategory(category, say), quantity: String(quantity), urgency, budget: String(budget) };
}

const resolve = schemaResolver(createNeed.body, { sync: true });

/** Returns the errors by field, in English. */
export function checkNeed(values: NeedValues): Record<string, string> {
  return resolve({
    ...values,
    quantity: plainNumber(values.quantity),
    budget: plainNumber(values.budget),
  }) as Record<string, string>;
}

export function bodyOf(values: NeedValues, say: Translate): InputOf<typeof createNeed>['body'] {
  return {
    category: toCategoryLabel(values.category, say),
    quantity: Number(plainNumber(values.quantity)),
    urgency: values.urgency as (typeof urgencies)[number],
    budget: Number(plainNumber(values.budget)),
  };
}
