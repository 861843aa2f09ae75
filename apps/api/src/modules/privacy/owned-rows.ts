// Builds the conditions that find the rows of a company or of a member, from the map of the data.
import { type RawBuilder, sql } from 'kysely';
import { dataMap, type Entry, type Member, type Table } from './data-map.ts';

type Condition = RawBuilder<unknown>;

export const tables = Object.keys(dataMap) as Table[];
const anyOf = (conditions: readonly Condition[]) => sql`(${sql.join(conditions, sql` or `)})`;

/** Finds the rows `t` of a company. Returns undefined for a table that holds no rows of a company. */
export function rowsOfCompany(table: Table, account: string, alias = 't'): Condition | undefined {
  const { company = [], parts = [], only } = dataMap[table];
  const own = company.map((column) => sql`${sql.ref(`${alias}.${column}`)} = ${account}`);
  const within = parts.flatMap(([column, of]) => {
    const whole = rowsOfCompany(of, account, `${alias}_`);
    const ids =
      whole && sql`select ${sql.ref(`${alias}_.id`)} from ${sql.table(of)} as ${sql.ref(`${alias}_`)} where ${whole}`;
    return ids ? [sql`${sql.ref(`${alias}.${column}`)} in (${ids})`] : [];
  });
  const found = [...own, ...within];
  if (found.length === 0) return undefined;
  // A limit is about the rows of this copy. What belongs to a row that is left out keeps its own rule.
  return only && alias === 't' ? sql`${anyOf(found)} and (${only(account)})` : anyOf(found);
}

/** Finds the rows `t` that a member wrote or that carry the member's email. Returns undefined for a table without such rows. */
export function rowsOfMember(
  { member = [], memberIf, email }: Entry,
  { id, email: address }: Member,
): Condition | undefined {
  const found = member.map((column) => sql`${sql.ref(`t.${column}`)} = ${id}`);
  if (memberIf) found.push(memberIf({ id, email: address }));
  if (email) found.push(sql`lower(${sql.ref(`t.${email}`)}) = ${address}`);
  return found.length ? anyOf(found) : undefined;
}
