// The first word of a key is what a live change names.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { listSuppliers, readSupplier } from '@rigsouq/contract/supplier-lists';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { PAGE_SIZE } from '../../shell/pager.tsx';
import type { SupplierSearch } from './supplier-search.ts';

export type SupplierList = AnswerOf<typeof listSuppliers>;
export type ListedSupplier = SupplierList['suppliers'][number];
export type Supplier = AnswerOf<typeof readSupplier>;

/** The addresses of papers work for five minutes: a page that stays open asks for new ones in time. */
const RENEW_MS = 4 * 60_000;

export const listQuery = ({ standing, ...asked }: SupplierSearch) =>
  queryOptions({
    queryKey: ['suppliers', 'list', standing, asked],
    queryFn: () => call(listSuppliers, { query: { ...asked, standing: standing || undefined, limit: PAGE_SIZE } }),
  });

export const supplierQuery = (id: string) =>
  queryOptions({
    queryKey: ['suppliers', 'one', id],
    queryFn: () => call(readSupplier, { params: { id } }),
    refetchInterval: RENEW_MS,
  });
