// Lists the payments for sold lots and records the steps of the desk. The action and its audit entry are one transaction.

import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { listSettlements } from '@rigsouq/contract/operations/auction-desk';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import {
  giveUpSettlement,
  isAllowedForOperator,
  markSettlement,
  offerSecondChance,
  pageOfSettlements,
  type SettlementChange,
  type SettlementRow,
  type SettlementState,
} from '../../auctions/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';
import { isOwnCompany } from '../companies/own-company.policy.ts';

type Listed = AnswerOf<typeof listSettlements>;
type Action = (tx: Tx, operator: Actor, id: string, note: string | undefined) => Promise<SettlementChange>;

const actions = {
  paid: (tx, operator, id, note) => markSettlement(tx, operator, 'paid', id, note),
  released: (tx, operator, id, note) => markSettlement(tx, operator, 'released', id, note),
  defaulted: (tx, operator, id, note) => markSettlement(tx, operator, 'defaulted', id, note),
  offered: offerSecondChance,
  'given up': giveUpSettlement,
} as const satisfies Record<string, Action>;
export type DeskSettlementAction = keyof typeof actions;

export async function applySettlementAction(
  tx: Tx,
  operator: Actor,
  act: DeskSettlementAction,
  id: string,
  note: string | undefined,
): Promise<void> {
  const { before, after, sides } = await actions[act](tx, operator, id, note);
  if (isOwnCompany(operator, ...sides)) fail('operator.own_company');
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act: `settlement.${act.replace(' ', '_')}`,
    subject: { kind: 'settlement', id },
    reason: note ?? null,
    // An offer to the next bidder, or giving up, does not change the state of the settlement.
    before: { state: before, step: null },
    after: { state: after, step: act },
  });
}

export async function listDeskSettlements(db: Db, query: ParsedOf<typeof listSettlements>['query']): Promise<Listed> {
  const { page, next, now } = await pageOfSettlements(db, query);
  return { settlements: page.map(present), next, now: now.toISOString() };
}

function present(row: SettlementRow): Listed['settlements'][number] {
  const state = row.state as SettlementState;
  const can = (act: Parameters<typeof isAllowedForOperator>[0]) => row.last && isAllowedForOperator(act, state);
  const { chance } = row;
  return {
    _id: row.id,
    lot: { _id: row.lot_id, title: row.title },
    attempt: Number(row.attempt),
    price: Number(row.price),
    state,
    dueAt: row.due_at.toISOString(),
    buyer: {
      _id: row.buyer_id,
      companyName: row.buyer_company || row.buyer_name,
      name: row.buyer_name,
      email: row.buyer_email,
      phone: row.buyer_phone,
    },
    seller: {
      _id: row.seller_id,
      companyName: row.seller_company || row.seller_name,
      name: row.seller_name,
      email: row.seller_email,
      phone: row.seller_phone,
    },
    next: chance ? { companyName: chance.companyName, number: chance.number, price: chance.price } : null,
    createdAt: row.created_at.toISOString(),
    can: {
      paid: can('paid'),
      released: can('released'),
      defaulted: can('defaulted'),
      offer: can('offer') && chance !== undefined,
      giveUp: can('giveUp'),
    },
  };
}
