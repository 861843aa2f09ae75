// Tests what a user may do before their email is verified: browse, save and ask (R81).

import { listSavedSearches, saveSearch } from '@rigsouq/contract/alerts/saved-searches';
import { readWatchlist, watchAuction } from '@rigsouq/contract/auctions/calls';
import * as networks from '@rigsouq/contract/companies/networks';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { requestQuote } from '@rigsouq/contract/enquiries/quotes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { aLot } from '../../auctions/auctions.factory.ts';
import { aListing } from '../../catalogue/catalogue.factory.ts';
import { aCompany } from '../../companies/companies.factory.ts';
import { anAccount, aSession } from '../identity.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const signIn = async (verified: boolean) =>
  aSession(api, (await anAccount(api.parts.db, { roles: ['buyer', 'supplier'], verified })).email);

async function codeOf({ method, path }: Endpoint, token: string): Promise<string> {
  const url = `/api${path.replaceAll(/:\w+/g, newId())}` as const;
  const answer = await api.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload: {} });
  return answer.json().code;
}

describe('a user with an unverified email', () => {
  it('makes no binding deal, publishes no listing and reads no contacts', async () => {
    const closed = api.served.endpoints.filter(({ trade, verified }) => trade || verified);
    // desks.test.ts lists the calls that make a binding deal.
    const others = closed.filter(({ trade }) => !trade).map(({ method, path }) => `${method} ${path}`);
    expect(others.sort()).toEqual([
      'POST /companies/:id/reveal',
      'POST /equipment',
      'POST /equipment/:id/offer',
      'POST /equipment/:id/relist',
      'PUT /equipment/:id',
    ]);
    expect(closed.length).toBeGreaterThan(10);
    const [unverified, verified] = [await signIn(false), await signIn(true)];
    for (const endpoint of closed) {
      expect([endpoint.path, await codeOf(endpoint, unverified)]).toEqual([endpoint.path, 'auth.email_unverified']);
      expect([endpoint.path, await codeOf(endpoint, verified)]).not.toEqual([endpoint.path, 'auth.email_unverified']);
    }
  });

  it('reads a profile without its contacts and requests a quote', async () => {
    const { accountId, email } = await aCompany(api.parts.db);
    const equipmentId = await aListing(api, await aSession(api, email));
    const token = await signIn(false);
    const profile = await api.call(networks.sellerProfile, { params: { id: accountId } }, { token });
    expect(profile.status).toBe(200);
    expect([profile.body.phone, profile.body.email, profile.body.contactEmail]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await api.call(requestQuote, { body: { equipmentId } }, { token })).status).toBe(200);
  });

  it('saves a search and watches a lot', async () => {
    const token = await signIn(false);
    const body = { name: 'Cranes', filters: { category: 'cranes' } };
    expect((await api.call(saveSearch, { body }, { token })).status).toBe(200);
    expect((await api.call(listSavedSearches, {}, { token })).body).toMatchObject([{ name: 'Cranes' }]);
    const { id } = await aLot(api.parts.db);
    expect((await api.call(watchAuction, { body: { consignmentId: id } }, { token })).status).toBe(200);
    expect((await api.call(readWatchlist, {}, { token })).body).toMatchObject([{ id, watched: true }]);
  });
});

it('counts contacts together across all calls that show them', async () => {
  const { accountId } = await aCompany(api.parts.db, { roles: ['buyer', 'supplier'] });
  const token = await signIn(true);
  const calls = [networks.sellerProfile, networks.buyerProfile, networks.companyProfile, networks.revealContact];
  const ask = (at: number) =>
    api.call(calls[at % calls.length] as typeof networks.sellerProfile, { params: { id: accountId } }, { token });
  const statuses: number[] = [];
  for (let at = 0; at < 64; at++) statuses.push((await ask(at)).status);
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(60)).toEqual([429, 429, 429, 429]);
  // An anonymous caller sees no contact, so the call is not counted.
  expect((await api.call(networks.sellerProfile, { params: { id: accountId } })).status).toBe(200);
});
