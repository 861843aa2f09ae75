// Rules for decisions about a reported item.
import type { ReportedKind, reportOutcomes } from '@rigsouq/contract/trust/reports';

export type Outcome = (typeof reportOutcomes)[number];

/** Returns the allowed decisions. A company can be suspended but not taken down. */
export function canDecide(kind: ReportedKind, { decided, suspended }: { decided: boolean; suspended: boolean }) {
  return { nothing: !decided, takenDown: !decided && kind !== 'account', suspended: !decided && !suspended };
}
