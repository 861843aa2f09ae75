import { readProfile } from '@rigsouq/contract/companies/profile';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api/api.ts';

export type Company = AnswerOf<typeof readProfile>['user'];

/** Loads the profile of the user's own company. */
export const companyQuery = queryOptions({ queryKey: ['company'], queryFn: () => call(readProfile) });
