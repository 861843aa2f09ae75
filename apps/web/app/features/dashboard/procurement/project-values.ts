// The fields of a project, as typed, and the way to the call and back. Every rule is the contract's.
import { schemaResolver } from '@mantine/form';
import type { AnswerOf, InputOf } from '@rigsouq/contract/endpoint';
import { createProject, type getProjects, type projectStatuses } from '@rigsouq/contract/needs';
import { labelled, type Say, typesOf, wordOf } from '../../../lib/typed-categories.ts';

export type Project = AnswerOf<typeof getProjects>['projects'][number];

/** In the order of the screen: the first faulty field takes focus. */
export const emptyProject = { name: '', status: 'Active', duration: '', equipment: '' };
export type ProjectValues = typeof emptyProject;

export function valuesOf({ name, status, duration, equipment }: Project, say: Say): ProjectValues {
  return { name, status, duration, equipment: equipment.map((type) => wordOf(type, say)).join(say(', ')) };
}

const resolve = schemaResolver(createProject.body, { sync: true });

/** What is wrong, in English, by field: a fault of one type stands under all of them. */
export function checkProject(values: ProjectValues): Record<string, string> {
  const faults = resolve({ ...values, equipment: typesOf(values.equipment) }) as Record<string, string>;
  return Object.fromEntries(Object.entries(faults).map(([path, fault]) => [path.split('.')[0] ?? path, fault]));
}

export function bodyOf(values: ProjectValues, say: Say): InputOf<typeof createProject>['body'] {
  return {
    ...values,
    status: values.status as (typeof projectStatuses)[number],
    equipment: typesOf(values.equipment).map((type) => labelled(type, say)),
  };
}
