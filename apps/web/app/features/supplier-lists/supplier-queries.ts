// The first part of a query key is the name that a live change sends.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { listSuppliers, readSupplier } from '@rigsouq/contract/supplier-lists/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { PAGE_SIZE } from '../../ui/page/pager.tsx';
import type { SupplierSearch } from './supplier-search.ts';

export type SupplierList = AnswerOf<typeof listSuppliers>;
export type ListedSupplier = SupplierList['suppliers'][number];
export type Supplier = AnswerOf<typeof readSupplier>;

/** Milliseconds between two refetches. The links of documents work for five minutes, so an open page loads new ones in time. */
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
