// The actions of the two sides on a purchase order. Each locks the order, checks the state machine, writes, and records the step and the event.
import type { NoticeType } from '@rigsouq/contract/notifications/calls';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { companyNameOf, otherAccount, type Side, sideOf } from '../enquiries/index.ts';
import { recordFacts, type SupplierFact } from '../supplier-lists/index.ts';
import { daysLate } from './order-rules.ts';
import { nextState, type OrderAction, type OrderState } from './order-state.ts';
import { orderStepped } from './orders.events.ts';
import { addStep, type LockedOrder, lockOrder, updateOrder } from './orders.store.ts';

export async function acceptOrder(tx: Tx, actor: Actor, id: string): Promise<void> {
  const step = await startStep(tx, actor, id, 'accept');
  await updateOrder(tx, id, { state: step.state });
  await recordFacts(tx, factOf(step.order, 'order_accepted'));
  await finishStep(tx, actor, step, 'order.accepted');
}

export async function declineOrder(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const step = await startStep(tx, actor, id, 'decline');
  await updateOrder(tx, id, { state: step.state });
  await recordFacts(tx, factOf(step.order, 'order_declined'));
  await finishStep(tx, actor, step, 'order.declined', reason);
}

/** Records the delivery. The day must lie between the day of issue and today, in the country of delivery and by the database's clock. */
export async function deliverOrder(tx: Tx, actor: Actor, id: string, day: string): Promise<void> {
  const step = await startStep(tx, actor, id, 'deliver');
  const { issued_on, today, due_on } = step.order;
  if (day < issued_on || day > today) fail('order.delivery_day');
  await updateOrder(tx, id, { state: step.state, delivered_on: day });
  await recordFacts(tx, { ...factOf(step.order, 'delivered'), value: daysLate(due_on, day) });
  await finishStep(tx, actor, step, 'order.delivered');
}

export async function closeOrder(tx: Tx, actor: Actor, id: string): Promise<void> {
  const step = await startStep(tx, actor, id, 'close');
  await updateOrder(tx, id, { state: step.state });
  await finishStep(tx, actor, step, 'order.closed');
}

export async function cancelOrder(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const step = await startStep(tx, actor, id, 'cancel');
  await updateOrder(tx, id, { state: step.state });
  await finishStep(tx, actor, step, 'order.cancelled', reason);
}

type Step = { order: LockedOrder; act: OrderAction; side: Side; state: OrderState };

async function startStep(tx: Tx, actor: Actor, id: string, act: OrderAction): Promise<Step> {
  const order = await lockOrder(tx, id);
  const side = order && sideOf(actor, order);
  if (!side) fail('order.unknown');
  const state = nextState(act, side, order.state) ?? fail('deal.state');
  return { order, act, side, state };
}

async function finishStep(
  tx: Tx,
  actor: Actor,
  { order, act, side }: Step,
  what: NoticeType,
  note?: string,
): Promise<void> {
  await addStep(tx, { orderId: order.id, act, side, userId: actor.userId, note });
  await recordEvent(tx, orderStepped, {
    what,
    subjectId: order.id,
    by: actor.userId,
    tell: [otherAccount(side, order)],
    sides: [order.account_id, order.supplier_id],
    words: { company: companyNameOf(actor), title: order.title, number: order.number },
  });
}

function factOf({ id, account_id, supplier_id }: LockedOrder, kind: SupplierFact['kind']): SupplierFact {
  return { accountId: account_id, supplierId: supplier_id, kind, subjectId: id };
}
