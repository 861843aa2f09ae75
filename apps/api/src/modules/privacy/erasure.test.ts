import { placeBid } from '@rigsouq/contract/auctions/calls';
import { login, profile } from '@rigsouq/contract/identity/calls';
import { inviteMember, listMembers } from '@rigsouq/contract/identity/members';
import { sendSupplierContact } from '@rigsouq/contract/leads/contact';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { sendMessage } from '@rigsouq/contract/messages/calls';
import { closeAccount, readOwnData } from '@rigsouq/contract/privacy/calls';
import { retentionDays } from '@rigsouq/contract/privacy/retention';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { newId } from '../../platform/database/ids.ts';
import { aSavedSearch } from '../alerts/alerts.factory.ts';
import { aConsignment, aLot } from '../auctions/auctions.factory.ts';
import { aListing } from '../catalogue/catalogue.factory.ts';
import { aCompany } from '../companies/companies.factory.ts';
import { aMember, anAccount, aSession, PASSWORD } from '../identity/identity.factory.ts';
import { aSupplierMessage } from '../leads/leads.factory.ts';
import { anOrder } from '../orders/orders.factory.ts';
import { aNeed, aProject } from '../procurement/procurement.factory.ts';
import { aPublished, aParty as aTrader } from '../rfqs/rfqs.factory.ts';
import { aCompletedOrder, aCompletedQuote, aCompletedRental, aParty, sendReview } from '../trust/trust.factory.ts';
import { dataMap, type Table } from './data-map.ts';
import { ERASED_NAME, eraseVisitor } from './erase.ts';
import { rowsOfMember, tables } from './owned-rows.ts';
import { findTexts, listTextColumns, runJob } from './privacy.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const close = (token: string, currentPassword: string = PASSWORD) =>
  api.call(closeAccount, { body: { currentPassword } }, { token });

/** What stays by rule. Each of these tables says in the map why. */
const exceptions: Table[] = ['reviews', 'rfq_answers', 'security_events', 'catalogue_words'];
/** Columns without a check in the database that hold only codes, numbers of documents and hashes, never a text of a user. */
const codes =
  /^auth_users\.|\.(password|status|condition|reason|secret|provider_id|position|country|currency|kind|number|category|project_type|brand|act|call|key|.*hash|user_agent|ip_address|language|event_id|what|filters|job_role)$/;

/**
 * Writes the value into every text of every row that the member wrote, where the table accepts it. The erasure knows the columns from the map, and the
 * test knows them from the database.
 */
async function plant(member: { id: string; email: string }, value: string): Promise<string[]> {
  const planted: string[] = [];
  for (const { table, column, type } of await listTextColumns(api.parts.db)) {
    const entry = dataMap[table as Table];
    const rows = entry && rowsOfMember(entry, member);
    if (!rows || type === 'ARRAY' || type === 'tsvector' || codes.test(`${table}.${column}`)) continue;
    const changed = await tryToAppend(table, column, { rows, value, json: type === 'jsonb' });
    if (changed > 0) planted.push(`${table}.${column}`);
  }
  return planted;
}

async function tryToAppend(
  table: string,
  column: string,
  { rows, value, json }: { rows: RawBuilder<unknown>; value: string; json: boolean },
): Promise<number> {
  const ref = sql.ref(column);
  const longer = json ? sql`${ref} || jsonb_build_object('planted', ${value}::text)` : sql`${ref} || ' ' || ${value}`;
  const update = sql`update ${sql.table(table)} as t set ${ref} = ${longer} where ${rows} and ${ref} is not null`;
  // A code, a hash or a row that cannot change refuses the value, and so can hold no name.
  return update.execute(api.parts.db).then(
    ({ numAffectedRows = 0n }) => Number(numAffectedRows),
    () => 0,
  );
}

describe('closing a login', () => {
  it('leaves no name and no email of the member in any text, except where the map names a reason', {
    timeout: 120_000,
  }, async () => {
    const { db } = api.parts;
    const [name, email] = ['Zubaydah Qorashi', `zubaydah-${newId()}@erase.test`];
    const [supplier, company] = [await aParty(api, ['supplier']), await aParty(api, ['buyer', 'supplier'])];
    const agent = await aMember(db, company.accountId);
    await db.updateTable('auth_users').set({ name, email }).where('id', '=', agent.userId).execute();
    const token = await aSession(api, email);
    const buyer = { ...company, userId: agent.userId, email, token };
    const sides = { buyer, supplier };
    const deal = await aCompletedOrder(api, sides);
    await aCompletedQuote(api, sides);
    await aCompletedRental(api, sides);
    await sendReview(api, deal, buyer);
    const listing = await aListing(api, supplier.token);
    await api.call(
      sendMessage,
      {
        body: {
          equipmentId: listing,
          recipientId: supplier.accountId,
          content: `Call ${name}, ${email.toUpperCase()}`,
        },
      },
      buyer,
    );
    await api.call(sendSupplierContact, { body: aSupplierMessage(supplier.accountId, { email }) as never }, buyer);
    await aListing(api, token);
    await aConsignment(api, token, { contactEmail: email });
    await aSavedSearch(api, token, { name: `Cranes of ${name}` });
    await aNeed(db, buyer);
    await aProject(db, buyer);
    const lot = await aLot(db);
    await api.call(placeBid, { body: { consignmentId: lot.id, bidAmount: 1_000, consent: consentFor('bid') } }, buyer);
    await aPublished(api, { ...buyer, token } as never, { suppliers: [await aTrader(db, ['supplier'])] });

    const planted = await plant({ id: agent.userId, email }, `${name} <${email}>`);
    const before = await findTexts(db, [name, email]);
    expect(planted.length).toBeGreaterThan(25);
    expect(before).toEqual(expect.arrayContaining(['messages.content', 'threads.last_words', 'auth_users.name']));

    expect((await close(token, 'not the password')).body.code).toBe('auth.wrong_password');
    expect((await close(token)).status).toBe(200);
    expect((await api.call(profile, {}, { token })).status).toBe(401);
    expect((await api.call(login, { body: { email, password: PASSWORD } })).status).toBe(401);
    await runJob(api, 'privacy.erase_member', { userId: agent.userId });

    const left = await findTexts(db, [name, email, 'Zubaydah', 'Qorashi']);
    expect(left.filter((place) => !exceptions.some((table) => place.startsWith(`${table}.`)))).toEqual([]);
    // The deals, the bid and the consents are there, without a name.
    const orders = await db.selectFrom('orders').select('id').where('created_by', '=', agent.userId).execute();
    expect(orders).toHaveLength(1);
    const log = await db.selectFrom('lot_log').select('amount').where('user_id', '=', agent.userId).execute();
    expect(log.length).toBeGreaterThan(0);
    const consents = await db.selectFrom('consents').select('act').where('user_id', '=', agent.userId).execute();
    expect(consents.map(({ act }) => act)).toContain('bid');
    const user = await db.selectFrom('auth_users').select('name').where('id', '=', agent.userId).executeTakeFirst();
    expect(user?.name).toBe(ERASED_NAME);
    // The company goes on, and the address is free for a new account.
    const team = (await api.call(listMembers, {}, company)).body.members;
    expect(team.map(({ _id }) => _id)).toEqual([company.userId]);
    await anAccount(db, { email });
  });

  it('keeps other words that contain a short name, and the texts of others', async () => {
    const [owner, supplier] = [await aParty(api, ['buyer']), await aParty(api, ['supplier'])];
    const agent = await aMember(api.parts.db, owner.accountId);
    await api.parts.db.updateTable('auth_users').set({ name: 'Ali' }).where('id', '=', agent.userId).execute();
    const token = await aSession(api, agent.email);
    const equipmentId = await aListing(api, supplier.token);
    await api.call(
      sendMessage,
      { body: { equipmentId, recipientId: supplier.accountId, content: 'Ali asks: quality as in Aligarh?' } },
      { token },
    );
    await api.call(
      sendMessage,
      { body: { equipmentId, recipientId: supplier.accountId, content: 'I am not Ali.' } },
      owner,
    );
    await close(token);
    await runJob(api, 'privacy.erase_member', { userId: agent.userId });
    const rows = await api.parts.db
      .selectFrom('messages')
      .select('content')
      .where('account_id', '=', owner.accountId)
      .orderBy('number')
      .execute();
    expect(rows.map(({ content }) => content)).toEqual(['*** asks: quality as in Aligarh?', 'I am not Ali.']);
  });

  it('erases what a visitor with this email sent in forms', async () => {
    const email = `visitor-${newId()}@erase.test`;
    const supplier = await aParty(api, ['supplier']);
    const message = aSupplierMessage(supplier.accountId, { email, message: `Answer to ${email} please, any day.` });
    expect((await api.call(sendSupplierContact, { body: message as never })).status).toBe(200);
    expect(await findTexts(api.parts.db, [email])).not.toEqual([]);
    await api.parts.db.transaction().execute((tx) => eraseVisitor(tx, email));
    expect(await findTexts(api.parts.db, [email])).toEqual([]);
  });
});

describe('closing a company', () => {
  it('is refused while others rely on open business, and names it', async () => {
    const [buyer, supplier] = [await aParty(api, ['buyer']), await aParty(api, ['supplier'])];
    await anOrder(api.parts.db, buyer, supplier.accountId);
    for (const side of [buyer, supplier]) {
      const { body } = await api.call(readOwnData, {}, side);
      expect(body).toMatchObject({ closes: 'company', members: 1, open: [{ kind: 'orders', count: 1 }] });
      expect((await close(side.token)).body.code).toBe('account.open_business');
    }
    expect((await api.call(profile, {}, buyer)).status).toBe(200);
  });

  it('ends all logins, hides the company and erases its members and contact data', async () => {
    const { db } = api.parts;
    const phone = '+971509998877';
    const made = await aCompany(db, {
      roles: ['supplier'],
      account: { contact_name: 'Haifa Owner' },
      profile: { phone },
    });
    const token = await aSession(api, made.email);
    const agent = await aMember(db, made.accountId);
    const agentToken = await aSession(api, agent.email);
    await api.call(inviteMember, { body: { email: 'guest@erase.test', position: 'agent' } }, { token });
    await aListing(api, token);
    expect((await close(token)).status).toBe(200);
    expect((await api.call(profile, {}, { token: agentToken })).status).toBe(401);
    const userIds = [made.userId, agent.userId];
    await runJob(api, 'privacy.erase_company', { accountId: made.accountId, userIds });
    await runJob(api, 'privacy.erase_company', { accountId: made.accountId, userIds });
    expect(await findTexts(db, [made.email, agent.email, phone, 'Haifa Owner', 'guest@erase.test'])).toEqual([]);
    const shown = await sql`select from catalogue_entries where account_id = ${made.accountId}`.execute(db);
    expect(shown.rows).toEqual([]);
  });
});

describe('the map of the data', () => {
  it('names every column with the id of a member or a company', async () => {
    const { rows } = await sql<{ table: Table; column: string; of: string }>`
      select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as of
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid in ('auth_users'::regclass, 'accounts'::regclass)`.execute(api.parts.db);
    const unnamed = rows.filter(({ table, column, of }) => {
      const { company = [], member = [], parts = [], omit = [], keep } = dataMap[table];
      const named = of === 'accounts' ? [...company, ...parts.map(([part]) => part)] : member;
      const reached = of === 'accounts' && company.length + parts.length + member.length > 0;
      return !named.includes(column) && !omit.includes(column) && !keep && !reached;
    });
    expect(unnamed).toEqual([]);
    expect(rows.length).toBeGreaterThan(90);
  });

  it('gives a reason for every table whose rows of a member are neither deleted nor cleaned', () => {
    const silent = tables.filter((table) => {
      const { email, erase, texts, keep } = dataMap[table];
      return email && !erase && !texts && !keep;
    });
    expect(silent).toEqual([]);
  });
});

describe('the retention job', () => {
  it('deletes what is older than its period and keeps what is younger', async () => {
    const { db } = api.parts;
    const { accountId, userId } = await aParty(api, ['buyer']);
    const viewer = { account_id: accountId, viewer_account_id: accountId, viewer_id: userId };
    const aged = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;
    const [old, young] = [newId(), newId()];
    const { contactReveals: days } = retentionDays;
    await db
      .insertInto('contact_reveals')
      .values({ id: old, ...viewer, created_at: aged(days) })
      .execute();
    await db
      .insertInto('contact_reveals')
      .values({ id: young, ...viewer, created_at: aged(days - 1) })
      .execute();
    await runJob(api, 'privacy.enforce_retention');
    const left = await db.selectFrom('contact_reveals').select('id').where('viewer_id', '=', userId).execute();
    expect(left).toEqual([{ id: young }]);
  });
});
