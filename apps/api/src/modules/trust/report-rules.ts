// What can be decided about a reported thing.
import type { ReportedKind, reportOutcomes } from '@rigsouq/contract/reports';

export type Outcome = (typeof reportOutcomes)[number];

/** A company as a whole is suspended, not taken down. */
export function canDecide(kind: ReportedKind, { decided, suspended }: { decided: boolean; suspended: boolean }) {
  return { nothing: !decided, takenDown: !decided && kind !== 'account', suspended: !decided && !suspended };
}
