import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { profile } from '@rigsouq/contract/identity/calls';
import { listCompanySecurityEvents } from '@rigsouq/contract/identity/security-events';
import { listCompanies, listLeads, readCompany, type standings } from '@rigsouq/contract/operations/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { deskKey } from './desk-key.ts';
import { oneQuery } from './list/one-query.ts';
import { pagesQuery } from './list/pages-query.ts';

export type Standing = (typeof standings)[number];
export type CompanyFile = AnswerOf<typeof readCompany>;
export type Lead = AnswerOf<typeof listLeads>['leads'][number];
export type LeadState = Lead['state'];

export const personQuery = queryOptions({ queryKey: ['profile'], queryFn: () => call(profile) });

export const companiesQuery = (standing: Standing, search = '') =>
  pagesQuery(['companies', standing, search], (after) =>
    call(listCompanies, { query: { standing, ...(search && { search }), ...after } }),
  );

export const companyQuery = (id: string) =>
  queryOptions({ queryKey: [...deskKey, 'company', id], queryFn: () => call(readCompany, { params: { id } }) });

export const companyEventsQuery = (id: string) =>
  pagesQuery(['company-events', id], (after) => call(listCompanySecurityEvents, { params: { id }, query: after }));

export const leadQuery = (id: string) =>
  oneQuery('leads', id, async (only) => (await call(listLeads, { query: { only } })).leads);

export const leadsQuery = (state: LeadState) =>
  pagesQuery(['leads', state], (after) => call(listLeads, { query: { state, ...after } }));
