// Creates purchase orders for tests in the same way as an award does.

import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { issueOrder, type NewOrder, type OrderedLine } from './issue-order.ts';

type Buyer = { accountId: string; userId: string };

export const anOrderedLine: OrderedLine = {
  description: 'Caterpillar 320\nExcavator of 20 to 22 tonnes',
  category: 'excavators',
  quantity: 2,
  mode: 'buy',
  from: null,
  to: null,
  place: 'Jebel Ali, Dubai',
  unit: 30_000_050,
  leadDays: 14,
};

/** Issues an order for two machines at AED 300,000.50 each, delivered to Dubai. */
export function anOrder(db: Db, { accountId, userId }: Buyer, supplierId: string, over: Partial<NewOrder> = {}) {
  const actor: Actor = {
    userId,
    sessionId: '',
    name: 'Test Contact',
    email: 'buyer@rigsouq.test',
    emailVerified: true,
    position: 'owner',
    account: {
      id: accountId,
      roles: ['buyer'],
      contactName: 'Test Contact',
      companyName: 'Test Company',
      approved: true,
      country: 'ae',
      verifiedSupplier: true,
    },
  };
  const order = { supplierId, rfqId: null, title: 'Machines for lot 2', currency: 'AED', country: 'ae' };
  return inTransaction(db, (tx) => issueOrder(tx, actor, { ...order, lines: [anOrderedLine], ...over }));
}
