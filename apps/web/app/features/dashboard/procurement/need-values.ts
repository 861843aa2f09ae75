// The fields of a need, as typed, and the way to the call and back. Every rule is the contract's.
import { schemaResolver } from '@mantine/form';
import type { AnswerOf, InputOf } from '@rigsouq/contract/endpoint';
import { createNeed, type getNeeds, type urgencies } from '@rigsouq/contract/needs';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { labelled, type Say, wordOf } from '../../../lib/typed-categories.ts';

export type Need = AnswerOf<typeof getNeeds>['needs'][number];

/** In the order of the screen: the first faulty field takes focus. */
export const emptyNeed = { category: '', quantity: '1', urgency: 'Low', budget: '0' };
export type NeedValues = typeof emptyNeed;

export function valuesOf({ category, quantity, urgency, budget = 0 }: Need, say: Say): NeedValues {
  return { category: wordOf(category, say), quantity: String(quantity), urgency, budget: String(budget) };
}

const resolve = schemaResolver(createNeed.body, { sync: true });

/** What is wrong, in English, by field. */
export function checkNeed(values: NeedValues): Record<string, string> {
  return resolve({
    ...values,
    quantity: plainNumber(values.quantity),
    budget: plainNumber(values.budget),
  }) as Record<string, string>;
}

export function bodyOf(values: NeedValues, say: Say): InputOf<typeof createNeed>['body'] {
  return {
    category: labelled(values.category, say),
    quantity: Number(plainNumber(values.quantity)),
    urgency: values.urgency as (typeof urgencies)[number],
    budget: Number(plainNumber(values.budget)),
  };
}
