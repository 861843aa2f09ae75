import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { profile } from '@rigsouq/contract/identity/calls';
import { listCompanySecurityEvents } from '@rigsouq/contract/identity/security-events';
import { listCompanies, listLeads, readCompany, type standings } from '@rigsouq/contract/operations/calls';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type Standing = (typeof standings)[number];
export type CompanyLine = AnswerOf<typeof listCompanies>['companies'][number];
export type CompanyFile = AnswerOf<typeof readCompany>;
export type Lead = AnswerOf<typeof listLeads>['leads'][number];
export type LeadState = Lead['state'];

export const personQuery = queryOptions({ queryKey: ['profile'], queryFn: () => call(profile) });

/** The query key above everything that an operator's action may change. */
export const deskKey = ['admin'];

const firstPage = undefined as string | undefined;
const nextOf = ({ next }: { next: string | null }) => next ?? undefined;

export const companiesQuery = (standing: Standing, search = '') =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'companies', standing, search],
    queryFn: ({ pageParam: after }) =>
      call(listCompanies, { query: { standing, ...(search && { search }), ...(after && { after }) } }),
    initialPageParam: firstPage,
    getNextPageParam: nextOf,
  });

export const companyQuery = (id: string) =>
  queryOptions({ queryKey: [...deskKey, 'company', id], queryFn: () => call(readCompany, { params: { id } }) });

export const companyEventsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'company-events', id],
    queryFn: ({ pageParam: after }) =>
      call(listCompanySecurityEvents, { params: { id }, query: { ...(after && { after }) } }),
    initialPageParam: firstPage,
    getNextPageParam: nextOf,
  });

export const leadsQuery = (state: LeadState) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'leads', state],
    queryFn: ({ pageParam: after }) => call(listLeads, { query: { state, ...(after && { after }) } }),
    initialPageParam: firstPage,
    getNextPageParam: nextOf,
  });
