// The fields of a project as typed, and their conversion to and from the body of the call. All rules come from the contract.
import { schemaResolver } from '@mantine/form';
import type { AnswerOf, InputOf } from '@rigsouq/contract/endpoint';
import { createProject, type getProjects, type projectStatuses } from '@rigsouq/contract/procurement/needs';
import { splitTypes, type Translate, toCategoryLabel, translateCategory } from '../../../lib/typed-categories.ts';

export type Project = AnswerOf<typeof getProjects>['projects'][number];

/** The fields in the order of the screen. The first invalid field gets the focus. */
export const emptyProject = { name: '', status: 'Active', duration: '', equipment: '' };
export type ProjectValues = typeof emptyProject;

export function valuesOf({ name, status, duration, equipment }: Project, say: Translate): ProjectValues {
  return { name, status, duration, equipment: equipment.map((type) => translateCategory(type, say)).join(say(', ')) };
}

const resolve = schemaResolver(createProject.body, { sync: true });

/** Returns the errors by field, in English. An error in one equipment type is shown at the field of all types. */
export function checkProject(values: ProjectValues): Record<string, string> {
  const faults = resolve({ ...values, equipment: splitTypes(values.equipment) }) as Record<string, string>;
  return Object.fromEntries(Object.entries(faults).map(([path, fault]) => [path.split('.')[0] ?? path, fault]));
}

export function bodyOf(values: ProjectValues, say: Translate): InputOf<typeof createProject>['body'] {
  return {
    ...values,
    status: values.status as (typeof projectStatuses)[number],
    equipment: splitTypes(values.equipment).map((type) => toCategoryLabel(type, say)),
  };
}
