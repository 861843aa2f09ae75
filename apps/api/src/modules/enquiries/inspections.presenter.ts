import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { components, inspectionActions, type readInspection } from '@rigsouq/contract/enquiries/inspections';
import { type Photos, presentMachine, presentOther } from './deal.presenter.ts';
import { statusAfter } from './inspection-state.ts';
import type { InspectionRow } from './inspections.queries.ts';
import type { Side } from './sides.ts';

type Inspection = AnswerOf<typeof readInspection>;

export function presentInspection(
  row: InspectionRow,
  side: Side,
  photos: Photos,
): Omit<Inspection, 'location' | 'country' | 'notes' | 'report' | 'history'> {
  const can = Object.fromEntries(inspectionActions.map((act) => [act, statusAfter(act, side, row) !== undefined]));
  return {
    _id: row.id,
    equipmentId: presentMachine(row, photos),
    other: presentOther(row, side),
    side,
    status: row.status,
    meetsAt: row.meets_at.toISOString(),
    proposedBy: row.proposed_by,
    createdAt: row.created_at.toISOString(),
    can: can as Inspection['can'],
  };
}

export function presentReport({ report, completed_at }: InspectionRow, photos: string[]): Inspection['report'] {
  if (!report || !completed_at) return null;
  const { ratings, notes, hours, remark } = report;
  return {
    components: components.map(({ code }) => ({ component: code, rating: ratings[code], note: notes[code] ?? null })),
    hours,
    remark,
    photos,
    completedAt: completed_at.toISOString(),
  };
}
