// Helps tests of the copy and the erasure: runs jobs by name, opens a zip, and searches every text of the database.
import { type RawBuilder, sql } from 'kysely';
import type { TestApi } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import type { Db } from '../../platform/database/db.ts';

export async function runJob({ parts }: TestApi, name: string, payload: object = {}): Promise<void> {
  const job = jobHandlers(parts).find((handler) => handler.name === name);
  await job?.run(payload, parts.log);
}

/** Adds copies of one row with new ids. `over` sets further columns by SQL, with `n` as the number of the copy. */
export async function copyRow(
  db: Db,
  table: string,
  id: string,
  count: number,
  over: RawBuilder<unknown> = sql`'{}'::jsonb`,
) {
  await sql`insert into ${sql.table(table)} select r.* from ${sql.table(table)} as t, generate_series(1, ${count}) as n,
    jsonb_populate_record(t, jsonb_build_object('id', md5(t.id::text || n)::uuid) || ${over}) as r where t.id = ${id}`.execute(
    db,
  );
}

type Column = { table: string; column: string; type: string };

/** Lists every column of every table that can hold a text. */
export async function listTextColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'tsvector') order by 1, 2`.execute(db);
  return rows;
}

/** Returns the columns, as `table.column`, in which one of the values is found. */
export async function findTexts(db: Db, values: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await listTextColumns(db)) {
    const { rows } = await sql`select from ${sql.table(table)}
      where exists (select from unnest(${values}::text[]) v where ${sql.ref(column)}::text ilike '%' || v || '%') limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
