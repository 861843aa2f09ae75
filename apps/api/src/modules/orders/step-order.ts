// The actions of the two sides on a purchase order. Each locks the order, checks the state machine, writes, and records the step and the event.
import type { What } from '@rigsouq/contract/notifications';
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { recordEvent } from '../../platform/events.ts';
import { nameOf, otherAccount, type Side, sideOf } from '../enquiries/index.ts';
import { type Fact, noteFact } from '../suppliers/index.ts';
import { daysLate } from './order-rules.ts';
import { after, type OrderAct, type OrderState } from './order-state.ts';
import { orderStepped } from './orders.events.ts';
import { addStep, type LockedOrder, lockOrder, setOrder } from './orders.store.ts';

export async function acceptOrder(tx: Tx, actor: Actor, id: string): Promise<void> {
  const step = await startStep(tx, actor, id, 'accept');
  await setOrder(tx, id, { state: step.state });
  await noteFact(tx, factOf(step.order, 'order_accepted'));
  await finishStep(tx, actor, step, 'order.accepted');
}

export async function declineOrder(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const step = await startStep(tx, actor, id, 'decline');
  await setOrder(tx, id, { state: step.state });
  await noteFact(tx, factOf(step.order, 'order_declined'));
  await finishStep(tx, actor, step, 'order.declined', reason);
}

/** Records the delivery. The day must lie between the day of issue and today, in the Gulf and by the database's clock. */
export async function deliverOrder(tx: Tx, actor: Actor, id: string, day: string): Promise<void> {
  const step = await startStep(tx, actor, id, 'deliver');
  const { issued_on, today, due_on } = step.order;
  if (day < issued_on || day > today) fail('order.delivery_day');
  await setOrder(tx, id, { state: step.state, delivered_on: day });
  await noteFact(tx, { ...factOf(step.order, 'delivered'), value: daysLate(due_on, day) });
  await finishStep(tx, actor, step, 'order.delivered');
}

export async function closeOrder(tx: Tx, actor: Actor, id: string): Promise<void> {
  const step = await startStep(tx, actor, id, 'close');
  await setOrder(tx, id, { state: step.state });
  await finishStep(tx, actor, step, 'order.closed');
}

export async function cancelOrder(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const step = await startStep(tx, actor, id, 'cancel');
  await setOrder(tx, id, { state: step.state });
  await finishStep(tx, actor, step, 'order.cancelled', reason);
}

type Step = { order: LockedOrder; act: OrderAct; side: Side; state: OrderState };

async function startStep(tx: Tx, actor: Actor, id: string, act: OrderAct): Promise<Step> {
  const order = await lockOrder(tx, id);
  const side = order && sideOf(actor, order);
  if (!side) fail('order.unknown');
  const state = after(act, side, order.state) ?? fail('deal.state');
  return { order, act, side, state };
}

async function finishStep(tx: Tx, actor: Actor, { order, act, side }: Step, what: What, note?: string): Promise<void> {
  await addStep(tx, { orderId: order.id, act, side, userId: actor.userId, note });
  await recordEvent(tx, orderStepped, {
    what,
    subjectId: order.id,
    by: actor.userId,
    tell: [otherAccount(side, order)],
    sides: [order.account_id, order.supplier_id],
    words: { company: nameOf(actor), title: order.title, number: order.number },
  });
}

function factOf({ id, account_id, supplier_id }: LockedOrder, kind: Fact['kind']): Fact {
  return { accountId: account_id, supplierId: supplier_id, kind, subjectId: id };
}
