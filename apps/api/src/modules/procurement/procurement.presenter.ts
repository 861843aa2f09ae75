import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { getNeeds, getProjects, projectStatuses, urgencies } from '@rigsouq/contract/procurement/needs';
import type { NeedRow, ProjectRow } from './procurement.queries.ts';

type Need = AnswerOf<typeof getNeeds>['needs'][number];
type Project = AnswerOf<typeof getProjects>['projects'][number];

export function presentNeed(row: NeedRow, withBudget: boolean): Need {
  return {
    _id: row.id,
    category: row.category,
    quantity: Number(row.quantity),
    urgency: row.urgency as (typeof urgencies)[number],
    ...(withBudget && { budget: Number(row.budget_minor) / 100 }),
    createdAt: row.created_at.toISOString(),
  };
}

export function presentProject(row: ProjectRow): Project {
  return {
    _id: row.id,
    name: row.name,
    status: row.status as (typeof projectStatuses)[number],
    duration: row.duration,
    equipment: row.equipment,
    createdAt: row.created_at.toISOString(),
  };
}
