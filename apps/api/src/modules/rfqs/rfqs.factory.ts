// Creates accounts and requests in any state for tests, through the public calls.
import { createHash, randomBytes } from 'node:crypto';
import * as calls from '@rigsouq/contract/rfqs/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import type { TestApi } from '../../../test/harness.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { AccountRole } from '../../platform/http/access.ts';
import { anAccount } from '../identity/identity.factory.ts';
import { openRfq } from './open-rfqs.ts';

export type Party = { accountId: string; userId: string; email: string; token: string };

/** Creates an account with a session token. It skips the login, which has its own tests. */
export async function aParty(
  db: Db,
  roles: readonly AccountRole[],
  { approved = true, operator = false, name = '' } = {},
): Promise<Party> {
  const account = await anAccount(db, { roles, operator });
  await db
    .updateTable('accounts')
    .set({ approved_at: approved ? new Date() : null, ...(name && { company_name: name }) })
    .where('id', '=', account.accountId)
    .execute();
  return { ...account, token: await aToken(db, account.userId) };
}

export async function aToken(db: Db, userId: string): Promise<string> {
  const token = randomBytes(24).toString('hex');
  const token_hash = createHash('sha256').update(token).digest('base64url');
  const expires_at = new Date(Date.now() + 3_600_000);
  await db.insertInto('auth_sessions').values({ id: newId(), user_id: userId, token_hash, expires_at }).execute();
  return token;
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

export const aLine = (line: number, over: object = {}) => ({
  line,
  category: 'excavators',
  specification: 'Crawler excavator, 20 to 23 t, bucket of 1 cubic metre',
  quantity: 2,
  mode: 'buy',
  place: 'Jebel Ali, Dubai',
  ...over,
});

export const aRentLine = (line: number, over: object = {}) => ({
  ...aLine(line, { mode: 'rent', category: 'cranes' }),
  from: dayOf(inDays(30)),
  to: dayOf(inDays(60)),
  ...over,
});

export const rfqBody = (over: object = {}) => ({
  title: 'Earthworks of the coast road',
  currency: 'AED',
  country: 'ae',
  deadline: inDays(2).toISOString(),
  lines: [aLine(1), aRentLine(2)],
  ...over,
});

export const anOffer = (line: number, price: number, over: object = {}) => ({
  line,
  option: 1,
  price,
  currency: 'AED',
  leadDays: 14,
  mode: 'buy',
  offered: 'Volvo EC220',
  ...over,
});

export const anAnswer = (price: number, over: object = {}) => ({
  version: 1,
  technical: 'As specified, with a service record.',
  validUntil: dayOf(inDays(40)),
  lines: [anOffer(1, price)],
  ...over,
});

type Options = Record<string, unknown> & { suppliers?: readonly Party[] };

export async function aDraft(
  api: TestApi,
  { token }: Party,
  { suppliers = [], ...over }: Options = {},
): Promise<string> {
  const { body } = await api.call(calls.createRfq, { body: rfqBody(over) }, { token });
  const params = { id: body._id };
  if (suppliers.length > 0)
    await api.call(
      calls.inviteSuppliers,
      { params, body: { suppliers: suppliers.map(({ accountId }) => accountId) } },
      { token },
    );
  return body._id;
}

export async function aPublished(api: TestApi, buyer: Party, options: Options = {}): Promise<string> {
  const id = await aDraft(api, buyer, options);
  const { status, body } = await api.call(calls.publishRfq, { params: { id } }, { token: buyer.token });
  if (status !== 200) throw new Error(`publishing the rfq failed: ${body.code}`);
  return id;
}

export function submit(api: TestApi, { token }: Party, id: string, answer: object) {
  return api.call(calls.submitAnswer, { params: { id }, body: answer }, { token });
}

/** Moves the deadline to this number of seconds from now. */
export async function moveDeadline(db: Db, id: string, seconds: number): Promise<void> {
  const deadline = sql<Date>`clock_timestamp() + ${seconds} * interval '1 second'`;
  await db.updateTable('rfqs').set({ deadline }).where('id', '=', id).execute();
  await db.updateTable('rfq_suppliers').set({ deadline }).where('rfq_id', '=', id).execute();
}

/** Moves the deadline into the past and opens the request. */
export async function openRfqNow(db: Db, id: string): Promise<void> {
  await moveDeadline(db, id, -1);
  await inTransaction(db, (tx) => openRfq(tx, id));
}
