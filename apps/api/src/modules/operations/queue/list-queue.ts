// Lists what waits at the desks of an operator, of every kind, the longest waiting first.

import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import { type listQueue as listQueueCall, queueKinds } from '@rigsouq/contract/operations/desk-queue';
import { hasDesk } from '@rigsouq/contract/operations/desks';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { type QueueKind, queueSources } from './queue-kinds.ts';

type Query = ParsedOf<typeof listQueueCall>['query'];
type Item = AnswerOf<typeof listQueueCall>['items'][number];
type Row = {
  kind: QueueKind;
  id: string;
  title: string;
  detail: string | null;
  since: Date;
  mark: string;
  ready: boolean;
  lot: Item['lot'];
  owner_id: string | null;
  owner_name: string | null;
};

const PAGE = 50;
const COUNTED = 1_000;

export async function listQueue(db: Db, actor: Actor, query: Query): Promise<AnswerOf<typeof listQueueCall>> {
  const mine = queueKinds.filter((kind) => actor.rights && hasDesk(actor.rights, queueSources[kind].desk));
  const requested = mine.filter((kind) => query.kind === undefined || query.kind === kind);
  const [rows, kinds, { now }] = await Promise.all([
    listWaiting(db, actor, requested, query),
    countWaiting(db, mine),
    sql<{ now: Date }>`select now()`.execute(db).then(({ rows: [row] }) => row ?? { now: new Date() }),
  ]);
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    items: page.map((row) => present(row, actor)),
    kinds,
    next: last ? `${last.mark}_${last.id}` : null,
    now: now.toISOString(),
  };
}

/** Reads one item more than a page of each kind, and of all kinds together. */
async function listWaiting(db: Db, actor: Actor, kinds: readonly QueueKind[], query: Query): Promise<Row[]> {
  if (kinds.length === 0) return [];
  const conditions = [afterCursor(query.after), ...(query.mine === 'true' ? [claimedBy(actor)] : [])];
  const parts = kinds.map(
    (kind) => sql`(
      select ${kind} as kind, w.* from (${queueSources[kind].waiting}) w
      where ${sql.join(
        conditions.map((condition) => condition(kind)),
        sql` and `,
      )}
      order by w.since, w.id limit ${PAGE + 1})`,
  );
  const { rows } = await sql<Row>`
    select q.*, (extract(epoch from q.since) * 1000000)::bigint::text as mark, u.id as owner_id, u.name as owner_name
    from (${sql.join(parts, sql` union all `)}) q
    left join queue_claims c on c.kind = q.kind and c.subject_id = q.id
    left join auth_users u on u.id = c.operator_id
    order by q.since, q.id limit ${PAGE + 1}`.execute(db);
  return rows;
}

type Condition = (kind: QueueKind) => RawBuilder<unknown>;

/** Compares to the microsecond: a timestamp on the wire is rounded and would show an item twice. */
function afterCursor(after: string | undefined): Condition {
  const [micros = '', id = ''] = after?.split('_') ?? [];
  if (!after) return () => sql`true`;
  return () => sql`(w.since, w.id) > (timestamptz 'epoch' + (${micros} || ' microseconds')::interval, ${id}::uuid)`;
}

const claimedBy =
  ({ userId }: Actor): Condition =>
  (kind) =>
    sql`w.id in (select subject_id from queue_claims where kind = ${kind} and operator_id = ${userId})`;

async function countWaiting(db: Db, kinds: readonly QueueKind[]) {
  if (kinds.length === 0) return [];
  const parts = kinds.map(
    (kind) => sql`
      select ${kind} as kind, (select count(*)::int from (select from (${queueSources[kind].waiting}) w limit ${COUNTED}) c) as waiting`,
  );
  const { rows } = await sql<{ kind: QueueKind; waiting: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

function present({ kind, id, title, detail, since, ready, lot, owner_id, owner_name }: Row, actor: Actor): Item {
  return {
    kind,
    _id: id,
    title,
    detail: detail || null,
    since: since.toISOString(),
    lot,
    owner: owner_name === null ? null : { name: owner_name, me: owner_id === actor.userId },
    can: { step: ready, refuse: queueSources[kind].refusable },
  };
}
