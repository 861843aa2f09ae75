// Changes the status of an inspection. Each function locks it, checks the transition table, writes, and records the step and the event.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type {
  confirmInspection as confirmCall,
  proposeInspection as proposeCall,
} from '@rigsouq/contract/enquiries/inspections';
import type { NoticeType } from '@rigsouq/contract/notifications/calls';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { companyNameOf } from './company-name-of.ts';
import { enquiryStepped } from './enquiries.events.ts';
import { type InspectionAction, type InspectionStatus, statusAfter } from './inspection-state.ts';
import { type LockedInspection, lockInspection, setInspection } from './inspections.store.ts';
import { meetingTime } from './meeting-time.ts';
import { addStep } from './quotes.store.ts';
import { otherAccount, type Side, sideOf } from './sides.ts';

/** Confirms the time that the member saw. If the time has changed in the meantime, it fails. */
export async function confirmInspection(
  tx: Tx,
  actor: Actor,
  id: string,
  { meetsAt, note }: ParsedOf<typeof confirmCall>['body'],
): Promise<void> {
  const step = await startStep(tx, actor, id, 'confirm');
  if (step.inspection.meets_at.getTime() !== Date.parse(meetsAt)) fail('inspection.changed');
  await setInspection(tx, id, { status: step.status });
  await finishStep(tx, actor, step, 'inspection.confirmed', { note, meeting: meetsAt });
}

export async function proposeInspection(
  tx: Tx,
  actor: Actor,
  id: string,
  { note, ...preferred }: ParsedOf<typeof proposeCall>['body'],
): Promise<void> {
  const step = await startStep(tx, actor, id, 'propose');
  const meetsAt = meetingTime(step.inspection.now, step.inspection.country, preferred);
  await setInspection(tx, id, { status: step.status, meets_at: meetsAt, proposed_by: step.side });
  await finishStep(tx, actor, step, 'inspection.proposed', { note, meeting: meetsAt.toISOString() });
}

export async function rejectInspection(tx: Tx, actor: Actor, id: string, note: string | undefined): Promise<void> {
  const step = await startStep(tx, actor, id, 'reject');
  await setInspection(tx, id, { status: step.status });
  await finishStep(tx, actor, step, 'inspection.rejected', { note });
}

export async function cancelInspection(tx: Tx, actor: Actor, id: string, note: string | undefined): Promise<void> {
  const step = await startStep(tx, actor, id, 'cancel');
  await setInspection(tx, id, { status: step.status });
  await finishStep(tx, actor, step, 'inspection.cancelled', { note });
}

type Step = { inspection: LockedInspection; act: InspectionAction; side: Side; status: InspectionStatus };

export async function startStep(tx: Tx, actor: Actor, id: string, act: InspectionAction): Promise<Step> {
  const inspection = await lockInspection(tx, id);
  const side = inspection && sideOf(actor, inspection);
  if (!side) fail('inspection.unknown');
  const status = statusAfter(act, side, inspection);
  if (status) return { inspection, act, side, status };
  const early = act === 'complete' && statusAfter(act, side, { ...inspection, day_has_come: true });
  fail(early ? 'inspection.too_early' : 'deal.state');
}

export async function finishStep(
  tx: Tx,
  actor: Actor,
  { inspection, act, side, status }: Step,
  what: NoticeType,
  facts: Record<string, unknown>,
): Promise<void> {
  await addStep(tx, { subjectId: inspection.id, act, side, userId: actor.userId, status, facts });
  await recordEvent(tx, enquiryStepped, {
    what,
    subjectId: inspection.id,
    by: actor.userId,
    tell: [otherAccount(side, inspection)],
    sides: [inspection.account_id, inspection.supplier_id],
    words: { company: companyNameOf(actor), title: inspection.title },
  });
}
