import type { listDirectory, listExperts, listProviders, listTestimonials } from '@rigsouq/contract/directory/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { EntryRow } from './directory.queries.ts';
import type { DeskEntryRow } from './list-desk-entries.ts';

type Availability = 'available' | 'busy';

const card = ({ id, name, title, words, is_demo }: EntryRow) => ({ _id: id, name, title, words, demo: is_demo });
const trade = ({ countries, city, experience }: EntryRow) => ({ countries, city, experience });

export function presentExpert(row: EntryRow): AnswerOf<typeof listExperts>['experts'][number] {
  const availability = row.availability as Availability;
  return { ...card(row), ...trade(row), specializations: row.skills, availability };
}

export function presentProvider(row: EntryRow): AnswerOf<typeof listProviders>['providers'][number] {
  return { ...card(row), ...trade(row), services: row.skills, equipment: row.equipment };
}

export function presentTestimonial(row: EntryRow): AnswerOf<typeof listTestimonials>['testimonials'][number] {
  return card(row);
}

type DeskEntry = AnswerOf<typeof listDirectory>['entries'][number];

export function presentDeskEntry({ plan, ...row }: DeskEntryRow): DeskEntry {
  return {
    ...card(row),
    ...trade(row),
    kind: row.kind as DeskEntry['kind'],
    skills: row.skills,
    equipment: row.equipment,
    availability: row.availability as Availability | null,
    state: row.published_at ? 'published' : 'draft',
    email: row.email,
    language: row.language as DeskEntry['language'],
    plan: plan
      ? {
          plan: plan.plan,
          state: plan.state as NonNullable<DeskEntry['plan']>['state'],
          startsOn: plan.starts_on,
          endsOn: plan.ends_on,
        }
      : null,
    createdAt: row.created_at.toISOString(),
  };
}
