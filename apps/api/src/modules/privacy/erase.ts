// Erases the personal data of a member, or of all members of a closed company. What stays, and why, is in the map of the data.
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { dataMap, type Replacement, type Table } from './data-map.ts';
import { rowsOfCompany, rowsOfMember, tables } from './owned-rows.ts';

/** Stands where a name was. */
export const ERASED_NAME = 'Former member';
const ERASED_TEXT = '***';
/** A shorter value would be found within other words. */
const VALUE_MIN = 3;

type Person = { id: string; name: string; email: string };
type Sets = Readonly<Record<string, RawBuilder<unknown>>>;

/** Replaces name and email in everything the member wrote, and deletes the member's own rows. `more` are further values, such as a phone. */
export async function erasePersonalData(tx: Tx, userId: string, more: readonly (string | null)[] = []): Promise<void> {
  const person = await tx
    .selectFrom('auth_users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (person) await eraseRows(tx, person, [person.name, person.email, ...more]);
}

/** Erases what a visitor sent with this email in the forms of the site. */
export async function eraseVisitor(tx: Tx, email: string): Promise<void> {
  // The visitor is no user. The new id only makes the replaced address unique.
  await eraseRows(tx, { id: newId(), name: ERASED_NAME, email: email.toLowerCase() }, [email]);
}

async function eraseRows(tx: Tx, person: Person, values: readonly (string | null)[]): Promise<void> {
  const json = await listJsonColumns(tx);
  const pattern = patternOf(values);
  for (const table of tables) {
    const { erase, texts = [] } = dataMap[table];
    const rows = rowsOfMember(dataMap[table], person);
    if (!rows || (!erase && texts.length === 0)) continue;
    if (erase === 'delete') {
      await deleteRows(tx, table, rows);
      continue;
    }
    const cleaned = texts.map((column) => [column, cleanText(column, pattern, json.has(`${table}.${column}`))]);
    await changeRows(tx, table, rows, {
      ...Object.fromEntries(cleaned),
      ...replacements(table, erase, person.id, json),
    });
  }
}

/** Does what the map says for a closed company. */
export async function eraseCompanyData(tx: Tx, accountId: string): Promise<void> {
  const json = await listJsonColumns(tx);
  for (const table of tables) {
    const { closing } = dataMap[table];
    const rows = closing && rowsOfCompany(table, accountId);
    if (!rows) continue;
    if (closing === 'delete') await deleteRows(tx, table, rows);
    else await changeRows(tx, table, rows, replacements(table, closing, accountId, json));
  }
}

function replacements(
  table: Table,
  columns: Record<string, Replacement> = {},
  id: string,
  json: ReadonlySet<string>,
): Sets {
  const by: Record<Replacement, (column: string) => RawBuilder<unknown>> = {
    name: () => sql`${ERASED_NAME}`,
    // The id keeps the address unique where a table needs that.
    email: () => sql`${`${id}@erased.invalid`}`,
    dash: () => sql`'-'`,
    empty: (column) => (json.has(`${table}.${column}`) ? sql`'{}'::jsonb` : sql`''`),
    null: () => sql`null`,
  };
  return Object.fromEntries(Object.entries(columns).map(([column, kind]) => [column, by[kind](column)]));
}

/** Matches each value as whole words, in any case. */
function patternOf(values: readonly (string | null)[]): string | undefined {
  const long = values.filter((value) => value !== null && value.trim().length >= VALUE_MIN) as string[];
  const escaped = long.map((value) => value.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return escaped.length ? `(?<!\\w)(${escaped.join('|')})(?!\\w)` : undefined;
}

function cleanText(column: string, pattern: string | undefined, isJson: boolean): RawBuilder<unknown> {
  const value = sql.ref(`t.${column}`);
  if (!pattern) return value;
  const cleaned = sql`regexp_replace(${value}::text, ${pattern}, ${ERASED_TEXT}, 'gi')`;
  return isJson ? sql`${cleaned}::jsonb` : cleaned;
}

async function changeRows(tx: Tx, table: Table, rows: RawBuilder<unknown>, sets: Sets): Promise<void> {
  const list = Object.entries(sets).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (list.length > 0) await sql`update ${sql.table(table)} as t set ${sql.join(list)} where ${rows}`.execute(tx);
}

async function deleteRows(tx: Tx, table: Table, rows: RawBuilder<unknown>): Promise<void> {
  await sql`delete from ${sql.table(table)} as t where ${rows}`.execute(tx);
}

async function listJsonColumns(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = 'public' and data_type = 'jsonb'`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}
