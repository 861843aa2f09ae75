// Creates directory entries for tests.
import type { Entry } from './change-entry.ts';

export function anExpert(over: Partial<Extract<Entry, { kind: 'expert' }>> = {}): Extract<Entry, { kind: 'expert' }> {
  return {
    kind: 'expert',
    name: 'Test Expert',
    words: 'Appraises tower cranes.',
    countries: ['ae'],
    email: 'expert@directory.test',
    language: 'en',
    specializations: ['appraisal'],
    availability: 'available',
    ...over,
  };
}

export function aProvider(
  over: Partial<Extract<Entry, { kind: 'provider' }>> = {},
): Extract<Entry, { kind: 'provider' }> {
  return {
    kind: 'provider',
    name: 'Test Workshop',
    words: 'Repairs hydraulics on site.',
    countries: ['sa'],
    email: 'workshop@directory.test',
    language: 'en',
    services: ['repair'],
    equipment: ['excavators'],
    ...over,
  };
}
