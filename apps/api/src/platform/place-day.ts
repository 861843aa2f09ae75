// Days in the country of a machine or site, by the database's clock. The zones are those of the kernel's table.
import { zones } from '@rigsouq/kernel/zones';
import { type RawBuilder, sql } from 'kysely';

/** Returns the SQL of the time zone of a country, which is a column. */
export function zoneAt(country: string): RawBuilder<string> {
  const cases = Object.entries(zones).map(([code, { id }]) => sql`when ${code} then ${id}`);
  return sql<string>`case ${sql.ref(country)} ${sql.join(cases, sql` `)} else ${zones.ae.id} end`;
}

/** Returns the SQL of the day of an instant in the country. */
export function dayAt(instant: RawBuilder<Date>, country: string): RawBuilder<Date> {
  return sql<Date>`(${instant} at time zone ${zoneAt(country)})::date`;
}

/** Returns the SQL of the current date in the country. */
export function todayAt(country: string): RawBuilder<Date> {
  return dayAt(sql<Date>`now()`, country);
}
