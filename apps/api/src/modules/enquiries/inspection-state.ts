// Defines the states of an inspection and the transitions each side may make, in one table. The buttons on screen come from this table
// (R33). A proposed time keeps the documented status Requested; `proposed_by` says which side must answer.
import type { inspectionActions, inspectionStatuses } from '@rigsouq/contract/enquiries/inspections';

export type InspectionStatus = (typeof inspectionStatuses)[number];
export type InspectionAction = (typeof inspectionActions)[number];
type Side = 'buyer' | 'supplier';

type Inspection = {
  readonly status: InspectionStatus;
  readonly proposed_by: Side;
  /** True from the day of the inspection on, in the country of the machine. */
  readonly day_has_come: boolean;
};

type Transition = {
  by: readonly Side[];
  /** `mustAnswer` means: status Requested, and this side must answer. */
  from: readonly (InspectionStatus | 'mustAnswer')[];
  to: InspectionStatus;
  fromMeetingDay?: true;
};

const transitions: Record<InspectionAction, Transition> = {
  confirm: { by: ['buyer', 'supplier'], from: ['mustAnswer'], to: 'Confirmed' },
  reject: { by: ['supplier'], from: ['mustAnswer'], to: 'Rejected' },
  propose: { by: ['buyer', 'supplier'], from: ['mustAnswer', 'Confirmed'], to: 'Requested' },
  cancel: { by: ['buyer', 'supplier'], from: ['Requested', 'Confirmed'], to: 'Cancelled' },
  complete: { by: ['supplier'], from: ['Confirmed'], to: 'Completed', fromMeetingDay: true },
};

/** Returns the status after the action, or undefined if this side is not allowed to do it now. */
export function statusAfter(
  action: InspectionAction,
  side: Side,
  inspection: Inspection,
): InspectionStatus | undefined {
  const { by, from, to, fromMeetingDay } = transitions[action];
  if (fromMeetingDay && !inspection.day_has_come) return undefined;
  const mustAnswer = inspection.status === 'Requested' && inspection.proposed_by !== side;
  return by.includes(side) && (from.includes(inspection.status) || (mustAnswer && from.includes('mustAnswer')))
    ? to
    : undefined;
}
