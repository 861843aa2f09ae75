// Tests who may do what at the console: every operator call that is served, as every kind of caller.

import type { Endpoint } from '@rigsouq/contract/endpoint';
import { login, profile } from '@rigsouq/contract/identity/calls';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from '@rigsouq/contract/identity/security';
import { linkMedia, uploadMedia } from '@rigsouq/contract/media/calls';
import { listCompanies, openPaper } from '@rigsouq/contract/operations/calls';
import { type Desk, desks } from '@rigsouq/contract/operations/desks';
import { listOperators, readRights, setRights } from '@rigsouq/contract/operations/operators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { anAccount, aSession, codeFrom, PASSWORD } from '../../identity/identity.factory.ts';
import { anOperator } from '../operations.factory.ts';
import { makeOperator } from './make-operator.ts';

let api: TestApi;
let lead: string;
let operatorCalls: Endpoint[];
beforeAll(async () => {
  api = await testApi();
  lead = await anOperator(api);
  operatorCalls = api.served.endpoints.filter(({ access }) => access === 'operator');
});
afterAll(() => api.stop());

async function signIn(options: Parameters<typeof anAccount>[1]) {
  const account = await anAccount(api.parts.db, options);
  return { ...account, token: await aSession(api, account.email) };
}

/** Calls the endpoint with an empty body: the access check runs before the body is read. */
async function answerTo(endpoint: Endpoint, token?: string) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, newId()]);
  const { status, body } = await api.call(endpoint, { params: Object.fromEntries(names), body: {} }, { token });
  return [endpoint.path, status, body.code];
}

describe('an operator call', () => {
  it('[PU-026] is closed to visitors, buyers and suppliers', async () => {
    expect(operatorCalls.length).toBeGreaterThan(25);
    const { token: buyer } = await signIn({ roles: ['buyer'] });
    const { token: supplier } = await signIn({ roles: ['supplier'] });
    for (const endpoint of operatorCalls) {
      expect(await answerTo(endpoint)).toEqual([endpoint.path, 401, 'auth.no_token']);
      for (const token of [buyer, supplier])
        expect(await answerTo(endpoint, token)).toEqual([endpoint.path, 403, 'access.denied']);
    }
  });

  it('is closed to operators of every other desk, and open to its own desk and to leads', async () => {
    const one = (desk: Desk) => anOperator(api, [desk]);
    const tokens = Object.fromEntries(await Promise.all(desks.map(async (desk) => [desk, await one(desk)] as const)));
    for (const endpoint of operatorCalls) {
      for (const desk of desks) {
        const [, , code] = await answerTo(endpoint, tokens[desk]);
        const refused = endpoint.desk !== 'any' && endpoint.desk !== desk;
        expect([endpoint.path, desk, code === 'operator.other_desk']).toEqual([endpoint.path, desk, refused]);
      }
      const [, status] = await answerTo(endpoint, lead);
      expect([endpoint.path, status === 401 || status === 403]).toEqual([endpoint.path, false]);
    }
  });

  it('is closed to an operator whose login has no second factor', async () => {
    const { token } = await signIn({ roles: ['buyer'], operator: { withoutFactor: false } });
    for (const endpoint of operatorCalls)
      expect(await answerTo(endpoint, token)).toEqual([endpoint.path, 403, 'operator.no_factor']);
  });
});

describe('the second factor of an operator', () => {
  const password = { currentPassword: PASSWORD };
  const logIn = (email: string, code?: string) => api.call(login, { body: { email, password: PASSWORD, code } });

  /** Creates a user with a second factor who becomes an operator afterwards, as the command line demands. */
  async function accountWithFactor() {
    const { email, token, userId } = await signIn({ roles: ['buyer'] });
    const { secret } = (await api.call(beginSecondFactor, { body: password }, { token })).body;
    await api.call(confirmSecondFactor, { body: { code: await codeFrom(secret) } }, { token });
    return { email, token, userId, secret };
  }

  it('belongs to the session: a session opened with the password alone opens no desk', async () => {
    const { email, token, userId } = await signIn({ roles: ['buyer'] });
    const other = (await logIn(email)).body.token;
    await api.parts.db.insertInto('operators').values({ user_id: userId, lead: true }).execute();
    for (const opened of [token, other])
      expect((await api.call(listCompanies, {}, { token: opened })).body.code).toBe('operator.no_factor');
    const started = await api.call(beginSecondFactor, { body: password }, { token });
    expect([started.status, started.body.code]).toEqual([403, 'operator.factor_first']);
    // The owner sets up a factor elsewhere: this session was still opened with a password only.
    const factor = { user_id: userId, secret: 'x', confirmed_at: new Date() };
    await api.parts.db.insertInto('second_factors').values(factor).execute();
    expect((await api.call(listCompanies, {}, { token })).body.code).toBe('operator.no_factor');
  });

  it('opens the desks to a login with its code if it was set up before, and cannot be removed', async () => {
    const { email, userId, secret } = await accountWithFactor();
    await inTransaction(api.parts.db, (tx) => makeOperator(tx, { email, lead: true, desks: [] }, api.parts.log));
    const { token } = (await logIn(email, await codeFrom(secret, 1))).body;
    expect((await api.call(readRights, {}, { token })).body).toMatchObject({ lead: true, desks: [] });
    expect((await api.call(listCompanies, {}, { token })).status).toBe(200);
    const end = { body: { ...password, code: await codeFrom(secret, 2) } };
    expect((await api.call(endSecondFactor, end, { token })).body.code).toBe('operator.keeps_factor');
    await api.parts.db.deleteFrom('operators').where('user_id', '=', userId).execute();
  });

  it('opens no desk to a session that used it before it was turned off', async () => {
    const { token, userId, secret } = await accountWithFactor();
    const end = { body: { ...password, code: await codeFrom(secret, 1) } };
    expect((await api.call(endSecondFactor, end, { token })).status).toBe(200);
    await api.parts.db.insertInto('operators').values({ user_id: userId, lead: true }).execute();
    expect((await api.call(listCompanies, {}, { token })).body.code).toBe('operator.no_factor');
    await api.parts.db.deleteFrom('operators').where('user_id', '=', userId).execute();
  });

  it('is required before a user becomes an operator, which ends their sessions', async () => {
    const make = (email: string) =>
      inTransaction(api.parts.db, (tx) => makeOperator(tx, { email, lead: false, desks: ['leads'] }, api.parts.log));
    const without = await signIn({ roles: ['buyer'] });
    expect(await make(without.email)).toBe('has no factor');
    expect((await api.call(profile, {}, { token: without.token })).body.user.role).toEqual(['buyer']);
    const { email, token } = await accountWithFactor();
    expect(await make(email)).toBe('made');
    expect((await api.call(profile, {}, { token })).status).toBe(401);
  });
});

describe('an operator in the market', () => {
  it('makes no binding deal: no bid, booking, offer or answer', async () => {
    const trades = api.served.endpoints.filter(({ trade }) => trade);
    expect(trades.map(({ path }) => path).sort()).toEqual([
      '/auctions/settlements/:id/accept',
      '/bookings/:id/confirm',
      '/equipment/bid',
      '/equipment/book',
      '/procurement/auctions/:id/award',
      '/procurement/auctions/:id/award/approve',
      '/procurement/auctions/:id/offer',
      '/procurement/orders/:id/accept',
      '/procurement/rfqs/:id/answer',
      '/procurement/rfqs/:id/answer/confirm',
      '/procurement/rfqs/:id/award',
      '/procurement/rfqs/:id/award/approve',
      '/quotes/:id/accept',
      '/quotes/:id/quote',
    ]);
    const both = { roles: ['buyer', 'supplier'] as const };
    const { token } = await signIn({ ...both, operator: { lead: false, desks: ['leads'] } });
    const { token: unsecured } = await signIn({ ...both, operator: { withoutFactor: false } });
    for (const endpoint of trades)
      for (const operator of [token, unsecured])
        expect(await answerTo(endpoint, operator)).toEqual([endpoint.path, 403, 'operator.no_trade']);
  });

  it('opens no file of other companies except documents sent for review, at that desk', async () => {
    const { token: owner } = await signIn({ roles: ['buyer'] });
    const file = new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], 'offer.pdf');
    const { _id: id } = (await api.call(uploadMedia, { body: {}, files: { file: [file] } }, { token: owner })).body;
    expect((await api.call(linkMedia, { params: { id } }, { token: owner })).status).toBe(200);
    expect((await api.call(linkMedia, { params: { id } }, { token: lead })).body.code).toBe('media.unknown');
    expect((await api.call(openPaper, { params: { id } }, { token: lead })).body.code).toBe('media.unknown');
  });
});

describe('a change of rights', () => {
  const give = (id: string, body: object, token = lead) => api.call(setRights, { params: { id }, body }, { token });
  const acts = (id: string) =>
    api.parts.db
      .selectFrom('audit_log')
      .select(['act', 'before', 'after'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();

  it('is made by a lead, applies from the next call on, and is in the audit log with before and after', async () => {
    const { userId, token } = await signIn({ roles: [], operator: { lead: false, desks: ['leads'] } });
    expect((await api.call(listCompanies, {}, { token })).body.code).toBe('operator.other_desk');
    expect((await give(userId, { lead: false, desks: ['companies'] })).status).toBe(200);
    expect((await api.call(listCompanies, {}, { token })).status).toBe(200);
    const { operators } = (await api.call(listOperators, {}, { token: lead })).body;
    expect(operators.find(({ _id }) => _id === userId)).toMatchObject({
      lead: false,
      desks: ['companies'],
      secondFactor: 'exempt',
      me: false,
    });
    expect(await acts(userId)).toEqual([
      {
        act: 'operator.rights',
        before: { lead: 'no', desks: 'leads' },
        after: { lead: 'no', desks: 'companies' },
      },
    ]);
  });

  it('is never made by the operator themselves, so that a lead remains, also when two revoke each other', async () => {
    const [one, two] = await Promise.all([signIn({ operator: true }), signIn({ operator: true })]);
    const none = { lead: false, desks: [] };
    expect((await give(one.userId, none, one.token)).body.code).toBe('operator.own_rights');
    const answers = await Promise.all([give(two.userId, none, one.token), give(one.userId, none, two.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('is possible for operators only', async () => {
    const { userId } = await signIn({ roles: ['buyer'] });
    for (const id of [userId, newId()])
      expect((await give(id, { lead: true, desks: [] })).body.code).toBe('operator.unknown');
    const { userId: operator } = await signIn({ operator: true });
    expect((await give(operator, { lead: false, desks: ['everything'] })).status).toBe(400);
  });
});
