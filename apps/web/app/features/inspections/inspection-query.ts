import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readInspection } from '@rigsouq/contract/inspections';
import { call } from '../../lib/api.ts';
import type { ScreenQuery } from '../../shell/deal/deal.ts';

export type Inspection = AnswerOf<typeof readInspection>;
export type Report = NonNullable<Inspection['report']>;

export const inspectionQuery = (id: string): ScreenQuery<Inspection> => ({
  queryKey: ['inspections', 'one', id],
  queryFn: () => call(readInspection, { params: { id } }),
});
