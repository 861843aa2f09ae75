import { registerBidder } from '@rigsouq/contract/auctions/bidders';
import { placeBid } from '@rigsouq/contract/auctions/calls';
import { createUser } from '@rigsouq/contract/companies/registration';
import { login, profile } from '@rigsouq/contract/identity/calls';
import { giveConsent } from '@rigsouq/contract/legal/consent';
import { type ConsentAct, consentFor } from '@rigsouq/contract/legal/consent-documents';
import { bookEquipment } from '@rigsouq/contract/rentals/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { newId } from '../../platform/database/ids.ts';
import { aBidder, aBidderForm, aLot } from '../auctions/auctions.factory.ts';
import { aListing, aRentForm } from '../catalogue/catalogue.factory.ts';
import { aBookingForm } from '../rentals/rentals.factory.ts';
import { aParty } from '../trust/trust.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const older = (act: ConsentAct) => consentFor(act).map((document) => document.replace(/@.*/, '@0'));
const recordsOf = (userId: string) =>
  api.parts.db.selectFrom('consents').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
const aRegistration = (over: Record<string, string> = {}) => ({
  role: 'buyer',
  contactName: 'Noura Test',
  email: `${newId()}@consents.test`,
  password: 'a machine of my own',
  phone: '+971500000000',
  address: 'Plot 7',
  city: 'Sharjah',
  country: 'UAE',
  consent: JSON.stringify(consentFor('registration')),
  ...over,
});
const inRange = expect.stringMatching(/\/(24|48)$/);

/** Sends an act with each kind of missing consent and returns the answers. */
async function refusals(
  send: (consent: string[] | undefined) => Promise<{ status: number; body: unknown }>,
  act: ConsentAct,
) {
  const partly = consentFor(act).slice(1);
  const answers = [await send(undefined), await send([]), await send(older(act)), await send(partly)];
  return answers.map(({ status, body }) => [status, (body as { code: string }).code]);
}
const refused = [
  [400, 'request.invalid'],
  [400, 'request.invalid'],
  [409, 'legal.consent_old'],
  [409, 'legal.consent_old'],
];

describe('consent to the current version', () => {
  it('is needed to register and is recorded with the new user', async () => {
    const send = (consent: string[] | undefined) => {
      const { consent: _, ...form } = aRegistration();
      const body = { ...form, ...(consent && { consent: JSON.stringify(consent) }) };
      return api.call(createUser, { body, files: {} });
    };
    expect(await refusals(send, 'registration')).toEqual(refused);
    const form = aRegistration();
    const { status, body } = await api.call(createUser, { body: form, files: {} });
    expect(status).toBe(200);
    const rows = await api.parts.db.selectFrom('consents').selectAll().where('account_id', '=', body._id).execute();
    expect(rows).toEqual([
      {
        id: expect.any(String),
        act: 'registration',
        documents: ['terms@1', 'privacy@1'],
        user_id: expect.any(String),
        account_id: body._id,
        subject_id: null,
        address_range: inRange,
        created_at: expect.any(Date),
      },
    ]);
    const { token } = (await api.call(login, { body: { email: form.email, password: form.password } })).body;
    expect((await api.call(profile, {}, { token })).body.user.missingConsents).toEqual([]);
  });

  it('[AU-023] is needed for each bid and is recorded with the bid', async () => {
    const [lot, bidder] = [await aLot(api.parts.db), await aBidder(api)];
    const bid = (consent: string[] | undefined, bidAmount = 1_000) =>
      api.call(placeBid, { body: { consignmentId: lot.id, bidAmount, consent: consent as string[] } }, bidder);
    expect(await refusals(bid, 'bid')).toEqual(refused);
    expect(await recordsOf(bidder.userId)).toEqual([]);
    const placed = [await bid(consentFor('bid')), await bid(consentFor('bid'), 2_000)];
    // A refused bid records nothing.
    expect((await bid(consentFor('bid'), 100)).status).toBe(409);
    expect(await recordsOf(bidder.userId)).toEqual(
      placed.map(({ body }) =>
        expect.objectContaining({
          act: 'bid',
          documents: ['terms@1', 'auction-terms@1'],
          account_id: bidder.accountId,
          subject_id: body._id,
          address_range: inRange,
        }),
      ),
    );
  });

  it('is needed for each booking and is recorded with the booking', async () => {
    const [supplier, buyer] = [await aParty(api, ['supplier']), await aParty(api, ['buyer'])];
    const equipment = await aListing(api, supplier.token, aRentForm);
    const book = (consent: string[] | undefined) =>
      api.call(bookEquipment, { body: { ...aBookingForm(equipment, [5, 8]), consent: consent as string[] } }, buyer);
    expect(await refusals(book, 'booking')).toEqual(refused);
    const { body } = await book(consentFor('booking'));
    expect(await recordsOf(buyer.userId)).toMatchObject([
      { act: 'booking', documents: ['terms@1', 'rental-terms@1'], subject_id: body._id, account_id: buyer.accountId },
    ]);
  });

  it('is needed to register as a bidder, also for a visitor', async () => {
    const register = (consent: string[] | undefined) =>
      api.call(registerBidder, { body: aBidderForm({ consent }) as never });
    expect(await refusals(register, 'bidder-registration')).toEqual(refused);
    const form = aBidderForm();
    expect((await api.call(registerBidder, { body: form as never })).status).toBe(200);
    const row = await api.parts.db
      .selectFrom('consents as c')
      .innerJoin('bidder_registrations as r', 'r.id', 'c.subject_id')
      .select(['c.act', 'c.documents', 'c.user_id', 'c.address_range'])
      .where('r.email', '=', form.email)
      .executeTakeFirstOrThrow();
    const documents = ['terms@1', 'privacy@1', 'auction-terms@1'];
    expect(row).toEqual({ act: 'bidder-registration', documents, user_id: null, address_range: inRange });
  });

  it('is asked for once after a new version', async () => {
    const { token, userId, accountId } = await aParty(api, ['buyer']);
    const missing = async () => (await api.call(profile, {}, { token })).body.user.missingConsents;
    await api.parts.db
      .insertInto('consents')
      .values({
        id: newId(),
        act: 'registration',
        documents: older('registration'),
        user_id: userId,
        account_id: accountId,
      })
      .execute();
    expect(await missing()).toEqual(consentFor('registration'));
    const agree = (consent: string[]) => api.call(giveConsent, { body: { consent } }, { token });
    expect((await agree(older('registration'))).body.code).toBe('legal.consent_old');
    expect((await agree(consentFor('registration'))).status).toBe(200);
    expect(await missing()).toEqual([]);
    expect(await recordsOf(userId)).toMatchObject([
      { act: 'registration' },
      { act: 'renewal', address_range: inRange },
    ]);
  });

  it('refuses to change or delete a record', async () => {
    await expect(api.parts.db.deleteFrom('consents').execute()).rejects.toThrow('only added to');
    await expect(api.parts.db.updateTable('consents').set({ act: 'bid' }).execute()).rejects.toThrow('only added to');
  });
});
