// Tests the query plans and the speed of the lists with ten thousand requests of one buyer and two hundred thousand answers.

import type { Endpoint } from '@rigsouq/contract/endpoint';
import { readComparison } from '@rigsouq/contract/rfqs/awards';
import * as calls from '@rigsouq/contract/rfqs/calls';
import { searchAnywhere } from '@rigsouq/contract/search/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { measureLongestStatement } from '../../../test/statement-times.ts';
import type { Db } from '../../platform/database/db.ts';
import { openedAnswers, openedOffers } from './awards/awards.queries.ts';
import {
  selectFoundInvitationIds,
  selectInvitationIds,
  selectOpenRfqIds,
  selectRecentInvitationIds,
  selectRfqs,
} from './rfq-lists.queries.ts';
import { aParty, type Party } from './rfqs.factory.ts';

const ROWS = 10_000;
const PER_RFQ = 20;
/** Maximum milliseconds for one database statement of a page. */
const STATEMENT_MS = 50;

let api: TestApi;
let db: Db;
let buyer: Party;
let supplier: Party;
let newcomer: Party;

beforeAll(async () => {
  api = await testApi();
  db = api.parts.db;
  buyer = await aParty(db, ['buyer']);
  newcomer = await aParty(db, ['supplier']);
  const suppliers = await Promise.all(Array.from({ length: PER_RFQ }, () => aParty(db, ['supplier'])));
  supplier = suppliers[0] as Party;
  const numbers = sql`generate_series(1, ${ROWS}::int) n`;
  const crowd = sql`unnest(${suppliers.map(({ accountId }) => accountId)}::uuid[]) s`;
  const id = sql`('018f0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  // One tenth of the requests is running, half of it open to all. The rest is opened.
  const ahead = sql`now() + (case when n % 10 = 0 then n else -n end) * interval '1 minute'`;
  const steps = [
    sql`insert into rfqs (id, account_id, created_by, number, state, title, currency, country, deadline, audience, published_at,
        opened_at, invited, lines)
      select ${id}, ${buyer.accountId}::uuid, ${buyer.userId}::uuid, 'RFQ-2026-' || lpad(n::text, 5, '0'),
        case when n % 10 = 0 then 'open' else 'opened' end, 'Works of lot ' || n, 'AED', 'ae', ${ahead},
        case when n % 20 = 0 then 'open' else 'invited' end, now(), case when n % 10 = 0 then null else now() end, 20, 1
      from ${numbers}`,
    // Other buyers have requests too, so that this buyer does not own the whole table.
    sql`insert into rfqs (id, account_id, created_by, title, currency, country, audience)
      select gen_random_uuid(), ${newcomer.accountId}::uuid, ${newcomer.userId}::uuid, 'Works of lot ' || n, 'AED', 'ae', 'invited'
      from generate_series(1, ${2 * ROWS}::int) n`,
    sql`insert into rfq_lines (rfq_id, version, line, category, specification, quantity, mode, place)
      select ${id}, 1, 1, case when n % 3 = 0 then 'cranes' else 'excavators' end, 'As before', 1, 'buy', 'Dubai' from ${numbers}`,
    sql`insert into rfq_suppliers (rfq_id, supplier_id, invited, deadline) select ${id}, s, true, ${ahead} from ${numbers}, ${crowd}`,
    sql`insert into rfq_answers (id, rfq_id, supplier_id, created_by, version, valid_until, received_at, hash)
      select gen_random_uuid(), ${id}, s, ${buyer.userId}::uuid, 1, now() + interval '90 days', now(), repeat('0', 64)
      from ${numbers}, ${crowd}`,
    sql`insert into rfq_offers (answer_id, line, option, price_minor, currency, lead_days, mode)
      select id, 1, 1, 100000, 'AED', 7, 'buy' from rfq_answers`,
    sql`insert into rfq_questions (id, rfq_id, supplier_id, asked_by, question)
      select gen_random_uuid(), ${id}, q.s, ${buyer.userId}::uuid, 'Why?' from ${numbers}, (select s from ${crowd} limit 2) q`,
    sql`analyze`,
  ];
  await db.connection().execute(async (connection) => {
    // Inserting so many rows is slow, and the replica role skips foreign key checks, because the referenced rows exist.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set session_replication_role = replica`.execute(connection);
    for (const step of steps) await step.execute(connection);
    await sql`reset all`.execute(connection);
  });
}, 240_000);
afterAll(() => api.stop());

type Step = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Step[] };
const stepsOf = (step: Step): string[] => {
  const by = step['Index Name'] ? ` using ${step['Index Name']}` : '';
  const on = step['Relation Name'] ? ` on ${step['Relation Name']}` : '';
  return [...(by || on ? [`${step['Node Type']}${by}${on}`] : []), ...(step.Plans ?? []).flatMap(stepsOf)];
};

it('reads lists through their indexes', async () => {
  const first = { page: 1, limit: 20 };
  const [now, part] = [new Date(), { limit: 20, offset: 0 }];
  const lists = {
    'a buyer’s': [selectRfqs(db, buyer.accountId, first), 'rfqs_of_account'],
    'a buyer’s by state': [selectRfqs(db, buyer.accountId, { ...first, state: 'open' }), 'rfqs_of_account_by_state'],
    'a buyer’s by words': [selectRfqs(db, buyer.accountId, { ...first, search: 'RFQ-2026-04711' }), 'rfqs_'],
    'a supplier’s, ahead': [
      selectInvitationIds(db, supplier.accountId, first, { now, ahead: true, ...part }),
      'rfq_suppliers_of_supplier',
    ],
    'a supplier’s, behind': [
      selectInvitationIds(db, supplier.accountId, first, { now, ahead: false, ...part }),
      'rfq_suppliers_of_supplier',
    ],
    'a supplier’s by words': [selectFoundInvitationIds(db, supplier.accountId, 'RFQ-2026-04711', 5), 'rfq'],
    'a supplier’s latest by words': [
      selectRecentInvitationIds(db, supplier.accountId, 'works of lot', 5),
      'rfq_suppliers_of_supplier',
    ],
    'a supplier’s by common words': [selectFoundInvitationIds(db, supplier.accountId, 'works of lot', 5), 'rfq'],
    'open to all': [selectOpenRfqIds(db, newcomer.accountId, first), 'rfqs_for_all'],
  } as const;
  for (const [name, [list, index]] of Object.entries(lists)) {
    const [row] = (await list.explain('json')) as { 'QUERY PLAN': { Plan: Step }[] }[];
    const steps = row?.['QUERY PLAN'].flatMap(({ Plan }) => stepsOf(Plan)) ?? [];
    expect([name, steps.filter((step) => /Seq Scan on rfq/.test(step))]).toEqual([name, []]);
    expect([name, steps]).toEqual([name, expect.arrayContaining([expect.stringContaining(`using ${index}`)])]);
  }
});

/** Makes the call, checks that none of its statements is slow, and returns the body. */
async function callQuickly(call: Endpoint, input: Record<string, unknown>, { token }: Party) {
  const { text, ms, body } = await measureLongestStatement(api, call, input, { token, enough: STATEMENT_MS });
  expect([call.path, input, text, ms <= STATEMENT_MS, ms]).toEqual([call.path, input, text, true, ms]);
  return body;
}

it('reads the first and the last page of ten thousand requests quickly', async () => {
  const last = String(ROWS / 20);
  const lists: [Endpoint, Party, Record<string, string>, number][] = [
    [calls.listRfqs, buyer, {}, ROWS],
    [calls.listRfqs, buyer, { page: last }, ROWS],
    [calls.listRfqs, buyer, { state: 'opened', page: String((ROWS * 0.9) / 20) }, ROWS * 0.9],
    [calls.listRfqs, buyer, { search: 'lot 4711' }, 1],
    [calls.listInvitations, supplier, {}, ROWS],
    [calls.listInvitations, supplier, { page: last }, ROWS],
    [calls.listInvitations, supplier, { category: 'cranes', page: '166' }, Math.floor(ROWS / 3)],
    [calls.listInvitations, newcomer, { view: 'open' }, ROWS / 20],
    [calls.listInvitations, newcomer, { view: 'open', category: 'cranes', page: '8' }, Math.floor(ROWS / 60)],
  ];
  for (const [call, party, query, total] of lists) {
    const body = await callQuickly(call, { query: { limit: '20', ...query } }, party);
    expect([call.path, query, body.total]).toEqual([call.path, query, total]);
    expect((body.rfqs as unknown[]).length).toBeGreaterThan(0);
  }
  for (const party of [buyer, supplier])
    for (const [q, found] of [
      ['RFQ-2026-04711', 1],
      ['works of lot', 5],
      ['works nothing', 0],
    ] as const) {
      const { own } = await callQuickly(searchAnywhere, { query: { q } }, party);
      expect([q, (own as { rfqs: unknown[] }).rfqs.length]).toEqual([q, found]);
    }
  for (const party of [buyer, supplier])
    await callQuickly(calls.readRfq, { params: { id: '018f0000-0000-7000-8000-00000000000a' } }, party);
});

it('[PR-005] reads only its own answers for a comparison', async () => {
  const { id } = await db
    .selectFrom('rfqs')
    .select('id')
    .where('state', '=', 'opened')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const query of [openedAnswers(db, id), openedOffers(db, id)]) {
    const [row] = (await query.explain('json')) as { 'QUERY PLAN': { Plan: Step }[] }[];
    const steps = row?.['QUERY PLAN'].flatMap(({ Plan }) => stepsOf(Plan)) ?? [];
    expect(steps.filter((step) => /Seq Scan on rfq/.test(step))).toEqual([]);
  }
  const { answers } = await callQuickly(readComparison, { params: { id } }, buyer);
  expect(answers).toHaveLength(PER_RFQ);
});
