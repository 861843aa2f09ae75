// Lists every kind of caller. All of them are the same user of a company that buys and supplies: statements turn the user into another kind
// of caller before a call, and are undone after it.
import { desks } from '@rigsouq/contract/operations/desks';
import type { Party } from '../../src/modules/rfqs/rfqs.factory.ts';

/** `statements` turn the user into this caller. */
export type Caller = { readonly name: string; readonly signedIn: boolean; readonly statements: readonly Statement[] };
/** A statement whose parameter `$1` is the id of the user or of the account. */
type Statement = { readonly sql: string; readonly parameter: 'user' | 'account' };

const user = (sql: string): Statement => ({ sql, parameter: 'user' });
const account = (sql: string): Statement => ({ sql, parameter: 'account' });
const caller = (name: string, ...statements: Statement[]): Caller => ({ name, signedIn: true, statements });
/** Gives the user this position and makes another member of the company its owner. */
const position = (name: string) => [
  user(`update members set position = '${name}' where user_id = $1`),
  user(`update members set position = 'owner' where user_id = (select o.user_id from members m
    join members o on o.account_id = m.account_id and o.user_id <> m.user_id where m.user_id = $1 order by 1 limit 1)`),
];
const roles = (...names: string[]) => account(`update accounts set roles = '{${names.join(',')}}' where id = $1`);
const rights = (lead: boolean, held: readonly string[]) =>
  // The operator has opened the document of every licence, so that only the right decides about an approval.
  user(`with operator as (insert into operators (user_id, lead, desks) values ($1, ${lead}, '{${held.join(',')}}') returning user_id)
    insert into licence_openings (licence_id, operator_id) select l.id, $1 from company_licences l`);
const secondFactor = user('update auth_sessions set factor_at = now() where user_id = $1');

export const callers: readonly Caller[] = [
  { name: 'nobody', signedIn: false, statements: [] },
  caller('no e-mail', user('update auth_users set email_verified = false where id = $1')),
  caller('unchecked', account('update accounts set approved_at = null where id = $1')),
  caller('buyer', roles('buyer')),
  caller('supplier', roles('supplier')),
  caller('both'),
  caller('manager', ...position('manager')),
  caller('agent', ...position('agent')),
  caller('suspended', account('update accounts set suspended_at = now() where id = $1')),
  caller('no factor', rights(true, [])),
  ...desks.map((desk) => caller(desk, rights(false, [desk]), secondFactor)),
  caller('lead', rights(true, []), secondFactor),
];

export const idFor = ({ parameter }: Statement, { userId, accountId }: Party) =>
  parameter === 'user' ? userId : accountId;
