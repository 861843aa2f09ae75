import * as calls from '@rigsouq/contract/needs';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Serve } from '../../platform/serve.ts';
import { findInNetwork } from '../companies/index.ts';
import { maySeeBudget } from './needs.policy.ts';
import { presentNeed, presentProject } from './procurement.presenter.ts';
import { countRecords, listNeeds, listProjects } from './procurement.queries.ts';

export function procurementRoutes(serve: Serve, { db }: { db: Db }): void {
  const knownBuyer = async (id: string) => (await findInNetwork(db, id, 'buyer')) ?? fail('buyer.unknown');
  const pagesOf = (total: number, limit: number) => ({ total, pages: Math.ceil(total / limit) });

  serve(calls.getNeeds, async ({ params: { userId }, query, actor }) => {
    await knownBuyer(userId);
    const rows = await listNeeds(db, userId, query);
    const withBudget = maySeeBudget(actor, userId);
    const needs = rows.map((row) => presentNeed(row, withBudget));
    return { needs, ...pagesOf(await countRecords(db, 'needs', userId), query.limit) };
  });
  serve(calls.getProjects, async ({ params: { userId }, query }) => {
    await knownBuyer(userId);
    const projects = (await listProjects(db, userId, query)).map(presentProject);
    return { projects, ...pagesOf(await countRecords(db, 'projects', userId), query.limit) };
  });
}
