// Converts between the form of a directory entry and the body of the call. The form has specializations and services in one field, `skills`.
import { addEntry } from '@rigsouq/contract/directory/calls';
import { serviceTypes, specializations } from '@rigsouq/contract/directory/lists';
import type { InputOf } from '@rigsouq/contract/endpoint';
import type { Entry } from '@rigsouq/contract/taxonomy';
import { errorsByField } from '../../../lib/api/contract-form.ts';
import type { DeskEntry, EntryKind } from './directory-queries.ts';

export type EntryValues = {
  name: string;
  title: string;
  words: string;
  skills: string[];
  equipment: string[];
  countries: string[];
  city: string;
  experience: string;
  availability: string;
  email: string;
  language: string;
};

export function valuesOf(entry: DeskEntry | undefined): EntryValues {
  return {
    name: entry?.name ?? '',
    title: entry?.title ?? '',
    words: entry?.words ?? '',
    skills: entry?.skills ?? [],
    equipment: entry?.equipment ?? [],
    countries: entry?.countries ?? [],
    city: entry?.city ?? '',
    experience: entry?.experience ?? '',
    availability: entry?.availability ?? 'available',
    email: entry?.email ?? '',
    language: entry?.language ?? 'en',
  };
}

export function bodyOf(kind: EntryKind, values: EntryValues): InputOf<typeof addEntry>['body'] {
  const { skills, equipment, availability, countries, city, experience, email, ...rest } = values;
  const { language: chosen, ...named } = rest;
  const language = chosen === 'ar' ? 'ar' : 'en';
  if (kind === 'testimonial') return { kind, ...named };
  const common = { ...named, countries, city, experience, email, language } as const;
  if (kind === 'expert') return { kind, ...common, specializations: skills, availability };
  return { kind, ...common, services: skills, equipment };
}

/** Returns the errors by field of the form. */
export function validateEntry(kind: EntryKind, values: EntryValues) {
  const { specializations, services, ...errors } = errorsByField(
    addEntry.body.safeParse(bodyOf(kind, values)).error?.issues,
  );
  const skills = specializations ?? services;
  return skills ? { ...errors, skills } : errors;
}

export const skillsOf: Record<EntryKind, readonly Entry[]> = {
  expert: specializations,
  provider: serviceTypes,
  testimonial: [],
};
