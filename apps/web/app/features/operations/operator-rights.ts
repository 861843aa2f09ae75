import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { Desk } from '@rigsouq/contract/operations/desks';
import { listOperators } from '@rigsouq/contract/operations/operators';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { deskKey } from './desk-key.ts';

export type Operator = AnswerOf<typeof listOperators>['operators'][number];

export const operatorsQuery = queryOptions({
  queryKey: [...deskKey, 'operators'],
  queryFn: () => call(listOperators),
});

export const deskTexts: Record<Desk, string> = {
  companies: text('Companies'),
  auctions: text('Auctions and bidders'),
  settlements: text('Settlements'),
  leads: text('Leads and directory'),
  trust: text('Listings and reports'),
  system: text('Rates, jobs and health'),
};
