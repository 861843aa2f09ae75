import type { AnswerOf } from '@rigsouq/contract/endpoint';
import {
  listTakenDown,
  readBookingFile,
  readDealFile,
  readListingFile,
  readLotFile,
  readOrderFile,
  searchConsole,
} from '@rigsouq/contract/operations/desk-search';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { deskKey } from '../desk-key.ts';

export type SearchResultGroup = AnswerOf<typeof searchConsole>['groups'][number];
export type ListingFile = AnswerOf<typeof readListingFile>;

export const searchQuery = (q: string) =>
  queryOptions({ queryKey: [...deskKey, 'search', q], queryFn: () => call(searchConsole, { query: { q } }) });
export const takenDownQuery = queryOptions({
  queryKey: [...deskKey, 'listings'],
  queryFn: () => call(listTakenDown),
});
export const listingFileQuery = (id: string) =>
  queryOptions({ queryKey: [...deskKey, 'listing', id], queryFn: () => call(readListingFile, { params: { id } }) });
export const lotFileQuery = (id: string) =>
  queryOptions({ queryKey: [...deskKey, 'lot', id], queryFn: () => call(readLotFile, { params: { id } }) });
export const orderFileQuery = (id: string) =>
  queryOptions({ queryKey: [...deskKey, 'order', id], queryFn: () => call(readOrderFile, { params: { id } }) });
export const bookingFileQuery = (id: string) =>
  queryOptions({ queryKey: [...deskKey, 'booking', id], queryFn: () => call(readBookingFile, { params: { id } }) });
export const dealFileQuery = (id: string) =>
  queryOptions({ queryKey: [...deskKey, 'deal', id], queryFn: () => call(readDealFile, { params: { id } }) });
