import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { components, inspectionActs, type readInspection } from '@rigsouq/contract/inspections';
import type { MachinePhoto } from '../machines/index.ts';
import { presentSizes } from '../media/index.ts';
import { after } from './inspection-state.ts';
import type { InspectionRow } from './inspections.queries.ts';
import type { Side } from './sides.ts';

type Inspection = AnswerOf<typeof readInspection>;
type Photos = ReadonlyMap<string, MachinePhoto>;

export function presentInspection(
  row: InspectionRow,
  side: Side,
  photos: Photos,
): Omit<Inspection, 'notes' | 'report' | 'history'> {
  const photo = photos.get(row.machine_id);
  const can = Object.fromEntries(inspectionActs.map((act) => [act, after(act, side, row) !== undefined]));
  return {
    _id: row.id,
    equipmentId: {
      _id: row.listing_id,
      title: row.title,
      type: row.type,
      image: (photo && presentSizes(photo)?.thumb) ?? null,
    },
    other:
      side === 'buyer'
        ? { _id: row.supplier_id, companyName: row.supplier_name, verified: row.supplier_verified }
        : { _id: row.account_id, companyName: row.buyer_name, verified: row.buyer_verified },
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
