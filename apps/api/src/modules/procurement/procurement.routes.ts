import * as calls from '@rigsouq/contract/procurement/needs';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Live } from '../../platform/live/live.ts';
import { findInNetwork } from '../companies/index.ts';
import { canSeeBudget } from './needs.policy.ts';
import { presentNeed, presentProject } from './procurement.presenter.ts';
import { countRecords, listNeeds, listProjects } from './procurement.queries.ts';
import { createNeed, deleteNeed, updateNeed } from './write-needs.ts';
import { createProject, deleteProject, updateProject } from './write-projects.ts';

export function procurementRoutes(serve: Serve, { db, live }: { db: Db; live: Live }): void {
  /** Refuses an unknown buyer. An account may always read its own list, which is empty when it is no buyer. */
  const requireBuyer = async (id: string, actor: Actor | null) => {
    if (actor?.account.id !== id && !(await findInNetwork(db, id, 'buyer'))) fail('buyer.unknown');
  };
  const pageCounts = (total: number, limit: number) => ({ total, pages: Math.ceil(total / limit) });
  // Other members of the account who have the list open see the change immediately.
  const publishChange = (what: 'needs' | 'projects', { account }: { account: { id: string } }) =>
    live.publish([account.id], { what });

  serve(calls.getNeeds, async ({ params: { userId }, query, actor }) => {
    await requireBuyer(userId, actor);
    const rows = await listNeeds(db, userId, query);
    const withBudget = canSeeBudget(actor, userId);
    const needs = rows.map((row) => presentNeed(row, withBudget));
    return { needs, ...pageCounts(await countRecords(db, 'needs', userId), query.limit) };
  });
  serve(calls.createNeed, async ({ actor, body }) => {
    const need = await inTransaction(db, (tx) => createNeed(tx, actor, body));
    await publishChange('needs', actor);
    return { message: calls.createNeed.message, need };
  });
  serve(calls.updateNeed, async ({ actor, params, body }) => {
    const need = await inTransaction(db, (tx) => updateNeed(tx, actor, params.id, body));
    await publishChange('needs', actor);
    return { message: calls.updateNeed.message, need };
  });
  serve(calls.deleteNeed, async ({ actor, params }) => {
    await inTransaction(db, (tx) => deleteNeed(tx, actor, params.id));
    await publishChange('needs', actor);
    return { message: calls.deleteNeed.message };
  });

  serve(calls.getProjects, async ({ params: { userId }, query, actor }) => {
    await requireBuyer(userId, actor);
    const projects = (await listProjects(db, userId, query)).map(presentProject);
    return { projects, ...pageCounts(await countRecords(db, 'projects', userId), query.limit) };
  });
  serve(calls.createProject, async ({ actor, body }) => {
    const project = await inTransaction(db, (tx) => createProject(tx, actor, body));
    await publishChange('projects', actor);
    return { message: calls.createProject.message, project };
  });
  serve(calls.updateProject, async ({ actor, params, body }) => {
    const project = await inTransaction(db, (tx) => updateProject(tx, actor, params.id, body));
    await publishChange('projects', actor);
    return { message: calls.updateProject.message, project };
  });
  serve(calls.deleteProject, async ({ actor, params }) => {
    await inTransaction(db, (tx) => deleteProject(tx, actor, params.id));
    await publishChange('projects', actor);
    return { message: calls.deleteProject.message };
  });
}
