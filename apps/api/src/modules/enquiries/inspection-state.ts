// The life of an inspection, as one table: who may do what in each state, and what it is then. The screen's buttons come from here
// (R33). A proposed time keeps the documented state Requested; whose turn it is says `proposed_by`.
import type { inspectionActs, inspectionStatuses } from '@rigsouq/contract/inspections';

export type InspectionStatus = (typeof inspectionStatuses)[number];
export type InspectionAct = (typeof inspectionActs)[number];
type Side = 'buyer' | 'supplier';

type Inspection = {
  readonly status: InspectionStatus;
  readonly proposed_by: Side;
  /** Its day has come, in the Gulf. */
  readonly day_has_come: boolean;
};

type Transition = {
  by: readonly Side[];
  /** `asked`: Requested, by the side that is to answer. */
  from: readonly (InspectionStatus | 'asked')[];
  to: InspectionStatus;
  fromItsDay?: true;
};

const transitions: Record<InspectionAct, Transition> = {
  confirm: { by: ['buyer', 'supplier'], from: ['asked'], to: 'Confirmed' },
  reject: { by: ['supplier'], from: ['asked'], to: 'Rejected' },
  propose: { by: ['buyer', 'supplier'], from: ['asked', 'Confirmed'], to: 'Requested' },
  cancel: { by: ['buyer', 'supplier'], from: ['Requested', 'Confirmed'], to: 'Cancelled' },
  complete: { by: ['supplier'], from: ['Confirmed'], to: 'Completed', fromItsDay: true },
};

/** The state after the act, or undefined where this side cannot do it now. */
export function after(act: InspectionAct, side: Side, inspection: Inspection): InspectionStatus | undefined {
  const { by, from, to, fromItsDay } = transitions[act];
  if (fromItsDay && !inspection.day_has_come) return undefined;
  const asked = inspection.status === 'Requested' && inspection.proposed_by !== side;
  return by.includes(side) && (from.includes(inspection.status) || (asked && from.includes('asked'))) ? to : undefined;
}
