// Reads published entries for the public pages: providers with a larger plan first (R83), then the newest publication.
import type { listExperts, listProviders } from '@rigsouq/contract/directory/calls';
import { DIRECTORY_PAGE_SIZE } from '@rigsouq/contract/directory/lists';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { planRank } from './plans/plans.store.ts';

const TESTIMONIALS_SHOWN = 6;

const published = (db: Db, kind: 'expert' | 'provider' | 'testimonial') =>
  db.selectFrom('directory_entries').where('kind', '=', kind).where('published_at', 'is not', null);

export const contains = (column: 'skills' | 'countries' | 'equipment', code: string) =>
  sql<SqlBool>`${sql.ref(column)} @> array[${code}]::text[]`;

export function findExperts(db: Db, query: ParsedOf<typeof listExperts>['query']) {
  const { specialization, country, availability } = query;
  let found = published(db, 'expert');
  if (specialization) found = found.where(contains('skills', specialization));
  if (country) found = found.where(contains('countries', country));
  if (availability) found = found.where('availability', '=', availability);
  return pageOf(found, query.page);
}

export function findProviders(db: Db, query: ParsedOf<typeof listProviders>['query']) {
  const { service, country, equipment } = query;
  let found = published(db, 'provider');
  if (service) found = found.where(contains('skills', service));
  if (country) found = found.where(contains('countries', country));
  if (equipment) found = found.where(contains('equipment', equipment));
  return pageOf(found, query.page);
}

export function findLatestTestimonials(db: Db) {
  return published(db, 'testimonial')
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TESTIMONIALS_SHOWN)
    .execute();
}

async function pageOf(found: ReturnType<typeof published>, page: number) {
  const [rows, counted] = await Promise.all([
    found
      .selectAll()
      .orderBy(planRank, 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(DIRECTORY_PAGE_SIZE)
      .offset((page - 1) * DIRECTORY_PAGE_SIZE)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

export type EntryRow = Awaited<ReturnType<typeof pageOf>>['rows'][number];
