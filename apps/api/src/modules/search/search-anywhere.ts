// Searches every kind of thing that a caller can open. Each module searches its own tables, and only a caller with a session gets rows of a company.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { searchAnywhere as searchCall } from '@rigsouq/contract/search/calls';
import { FOUND_MAX } from '@rigsouq/contract/search/limits';
import type { Connections, Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { findOpenLots } from '../auctions/index.ts';
import { findMachines, type RunStatement } from '../catalogue/index.ts';
import { findCompanies } from '../companies/index.ts';
import { findOrders } from '../orders/index.ts';
import { findAuctions } from '../reverse-auctions/index.ts';
import { findRfqs } from '../rfqs/index.ts';

type Answer = AnswerOf<typeof searchCall>;
/** `searches` and `runSearch` use the connections of searches, so that they leave those of bids and bookings free. */
type Sources = { db: Db; connections: Connections; searches: Db; runSearch: RunStatement };

export async function searchAnywhere(sources: Sources, actor: Actor | null, typed: string): Promise<Answer> {
  const [machines, lots, companies, own] = await Promise.all([
    findMachines(sources.runSearch, typed, FOUND_MAX),
    findOpenLots(sources.searches, typed, FOUND_MAX),
    findCompanies(sources.connections, typed, FOUND_MAX),
    actor && findOwn(sources.db, actor, typed),
  ]);
  return { machines, lots, companies, own };
}

async function findOwn(db: Db, actor: Actor, typed: string): Promise<NonNullable<Answer['own']>> {
  const [orders, rfqs, auctions] = await Promise.all([
    findOrders(db, actor.account.id, typed, FOUND_MAX),
    findRfqs(db, actor, typed, FOUND_MAX),
    findAuctions(db, actor, typed, FOUND_MAX),
  ]);
  return { orders, rfqs, auctions };
}
