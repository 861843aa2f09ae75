// Searches everything from one box: the text is an id, an email, a number, or the beginnings of words. Each group is searched through its
// own index, and only for the desks of the operator.

import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { searchConsole as searchCall, searchResultKinds } from '@rigsouq/contract/operations/desk-search';
import { type Desk, hasDesk } from '@rigsouq/contract/operations/desks';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { parseCompanySearch } from '../companies/company-search-rules.ts';

type Kind = (typeof searchResultKinds)[number];
type Found = AnswerOf<typeof searchCall>['groups'][number]['found'][number];
type Row = { id: string; deal: Found['deal']; title: string; detail: string | null; state: string };
/** `words` is a full-text query, `exact` is the typed text in lower case. */
type Typed = { id: string | null; email: string | null; words: string; exact: string };

const SHOWN = 8;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export async function searchConsole(db: Db, actor: Actor, q: string): Promise<AnswerOf<typeof searchCall>> {
  const typed = parseTyped(q);
  const mine = (Object.keys(groups) as Kind[]).filter(
    (kind) => actor.rights && hasDesk(actor.rights, groups[kind].desk),
  );
  return {
    groups: await Promise.all(
      mine.map(async (kind) => {
        const conditions = groups[kind].conditions(typed);
        if (conditions.length === 0) return { kind, found: [] };
        // Each condition gets its own query plan; combined with OR they would use no index.
        const parts = conditions.map((condition) => sql`(${condition} limit ${SHOWN})`);
        // Ids grow with time, so the newest rows come first.
        const { rows } = await sql<Row>`
          select * from (${sql.join(parts, sql` union `)}) f order by id desc limit ${SHOWN}`.execute(db);
        return { kind, found: rows.map(({ id, ...row }) => ({ _id: id, ...row })) };
      }),
    ),
  };
}

function parseTyped(q: string): Typed {
  const exact = q.trim().toLowerCase();
  const search = parseCompanySearch(q);
  return {
    id: UUID.test(exact) ? exact : null,
    exact,
    email: search.by === 'email' ? search.email : null,
    words: search.by === 'words' ? search.words : '',
  };
}

type Group = { readonly desk: Desk; readonly conditions: (typed: Typed) => RawBuilder<unknown>[] };
const query = ({ words }: Typed) => sql`to_tsquery('simple', fold_text(${words}))`;

const account = sql`select a.id, null::text as deal, coalesce(a.company_name, a.contact_name) as title,
  concat_ws(', ', a.city, upper(a.country)) as detail, company_standing(a.approved_at, a.rejected_at, a.suspended_at, a.review_since)::text as state
  from accounts a`;
const machine = sql`select l.id, null::text as deal, l.title, coalesce(a.company_name, a.contact_name) as detail, l.status as state
  from listings l join accounts a on a.id = l.account_id`;
const lot = sql`select l.id, null::text as deal, c.title, coalesce(a.company_name, a.contact_name) as detail, l.state
  from lots l join consignments c on c.id = l.id join accounts a on a.id = l.account_id`;
const settlement = sql`select s.id, 'settlement' as deal, c.title, coalesce(a.company_name, a.contact_name) as detail, s.state
  from settlements s join consignments c on c.id = s.lot_id join accounts a on a.id = s.account_id`;
const order = sql`select o.id, 'order' as deal, o.title, o.number as detail, o.state from orders o`;
const booking = sql`select b.id, 'booking' as deal, l.title, coalesce(a.company_name, a.contact_name) as detail, b.status as state
  from bookings b join listings l on l.id = b.listing_id join accounts a on a.id = b.account_id`;

const namedCompanies = (typed: Typed) =>
  sql`select n.account_id from network_entries n where n.words @@ ${query(typed)} limit 50`;

const groups: Record<Kind, Group> = {
  account: {
    desk: 'companies',
    conditions: (typed) => [
      ...(typed.id ? [sql`${account} where a.id = ${typed.id} and a.roles <> '{}'`] : []),
      ...(typed.email
        ? [
            sql`${account} where a.roles <> '{}' and a.id in (select m.account_id from members m
              join auth_users u on u.id = m.user_id where u.email = ${typed.email})`,
          ]
        : []),
      ...(typed.words && !typed.id
        ? [
            sql`${account} where a.id in (${namedCompanies(typed)})`,
            // The networks do not contain suspended companies, which are few.
            sql`${account} where company_standing(a.approved_at, a.rejected_at, a.suspended_at, a.review_since) = 'suspended'
              and to_tsvector('simple', fold_text(a.company_name)) @@ ${query(typed)}`,
          ]
        : []),
    ],
  },
  machine: {
    desk: 'trust',
    conditions: (typed) => [
      ...(typed.id ? [sql`${machine} where l.id = ${typed.id}`, sql`${machine} where l.machine_id = ${typed.id}`] : []),
      sql`${machine} where l.machine_id in (select m.id from machines m where lower(m.serial_number) = ${typed.exact})`,
      ...(typed.words && !typed.id
        ? [
            sql`${machine} where l.id in (select e.listing_id from catalogue_entries e where e.words @@ ${query(typed)} limit 50)`,
            sql`${machine} where l.status = 'rejected' and to_tsvector('simple', fold_text(l.title)) @@ ${query(typed)}`,
          ]
        : []),
    ],
  },
  lot: {
    desk: 'auctions',
    conditions: (typed) => [
      ...(typed.id ? [sql`${lot} where l.id = ${typed.id}`] : []),
      ...(typed.words && !typed.id ? [sql`${lot} where c.words @@ ${query(typed)}`] : []),
    ],
  },
  deal: {
    desk: 'settlements',
    conditions: (typed) => [
      ...(typed.id
        ? [
            sql`${settlement} where s.id = ${typed.id}`,
            sql`${order} where o.id = ${typed.id}`,
            sql`${booking} where b.id = ${typed.id}`,
          ]
        : []),
      sql`${order} where o.number = upper(${typed.exact})`,
      ...(typed.words && !typed.id
        ? [
            sql`${settlement} where c.words @@ ${query(typed)}`,
            // The latest deals of the companies with this name.
            ...(['account_id', 'supplier_id'] as const).flatMap((side) => [
              sql`${order} where o.${sql.ref(side)} in (${namedCompanies(typed)}) order by o.id desc`,
              sql`${booking} where b.${sql.ref(side)} in (${namedCompanies(typed)}) order by b.id desc`,
            ]),
          ]
        : []),
    ],
  },
};
