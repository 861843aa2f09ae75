import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readInspection } from '@rigsouq/contract/enquiries/inspections';
import { call } from '../../../lib/api/api.ts';
import type { ScreenQuery } from '../../../shared/deals/deal.ts';

export type Inspection = AnswerOf<typeof readInspection>;
export type Report = NonNullable<Inspection['report']>;

export const inspectionQuery = (id: string): ScreenQuery<Inspection> => ({
  queryKey: ['inspections', 'one', id],
  queryFn: () => call(readInspection, { params: { id } }),
});
