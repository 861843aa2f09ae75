import { changeEquipment, myListings, readEquipment } from '@rigsouq/contract/catalogue/calls';
import { addRole } from '@rigsouq/contract/companies/profile';
import { verifyEmail } from '@rigsouq/contract/companies/registration';
import * as calls from '@rigsouq/contract/leads/selling';
import { listLeads } from '@rigsouq/contract/operations/calls';

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { aPhoto, aSellForm, aSupplier } from '../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { requestEmailVerification } from '../identity/index.ts';
import { claimDrafts } from './claim-drafts.ts';
import { anEmail, aSellOffer } from './leads.factory.ts';
import { sellDraftJobs } from './sell-drafts.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
let photos: File[];
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  photos = await Promise.all(
    Array.from({ length: 21 }, (_, number) => aPhoto(`rgb(${number * 10}, 90, 40)`, `photo-${number}.jpg`)),
  );
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const sell = (body: Record<string, unknown>, files: File[] = [], token?: string) =>
  api.call(calls.sendSellForm, { body, files: { photos: files } }, { token });
const draftOf = (email: string) =>
  api.parts.db.selectFrom('sell_drafts').selectAll().where('email', '=', email).execute();
const listMine = async (token: string) => (await api.call(myListings, {}, { token })).body;
const read = async (id: string, token?: string) => api.call(readEquipment, { params: { id } }, { token });
const filesOf = (accountId: string) =>
  api.parts.db.selectFrom('media').select(['id', 'attached_at']).where('account_id', '=', accountId).execute();
function runDropJob(id: string) {
  const job = sellDraftJobs(api.parts).find(({ name }) => name === 'leads.drop_sell_draft');
  return job?.run({ id }, api.parts.log);
}

/** Follows the link in the verification email. */
async function verify(userId: string, email: string): Promise<void> {
  await inTransaction(api.parts.db, (tx) => requestEmailVerification(tx, { userId, language: 'en' }));
  const wanted = () =>
    inbox.emails.findLast((one) => JSON.stringify(one.to).includes(email) && one.text?.includes('verify-email?'));
  await expect.poll(() => wanted(), { timeout: 10_000 }).toBeTruthy();
  const token = /verify-email\?token=([\w-]+)/.exec(wanted()?.text ?? '')?.[1] ?? '';
  expect((await api.call(verifyEmail, { body: { token } })).status).toBe(200);
}

it('[CA-042] [CA-043] accepts the documented fields in the sell form, and says what is missing', async () => {
  const required = {
    title: 'Title must be at least 3 characters long',
    category: 'Invalid category',
    brand: 'Brand is required',
    model: 'Model is required',
    year: 'Year must be between 1900 and next year',
    condition: 'Invalid condition',
    price: 'Price must be a positive number',
    location: 'Location must be at least 3 characters long',
    description: 'Description must be at least 10 characters long',
    contactName: 'Contact name is required',
    contactPhone: 'Contact phone is required',
  };
  const { body } = await sell(Object.fromEntries(Object.keys(required).map((name) => [name, ''])));
  for (const [path, message] of Object.entries(required)) expect(body.errors).toContainEqual({ path, message });
  expect(body.errors?.map(({ path }) => path)).toContain('contactEmail');
  expect((await sell(aSellOffer({ contactEmail: 'no address' }))).status).toBe(400);
  expect((await sell(aSellOffer({ category: 'generators' }))).status).toBe(400);
  expect((await sell(aSellOffer({ condition: 'Refurbished' }))).status).toBe(400);
  expect((await sell(aSellOffer({ brand: 'Own Works' }))).status).toBe(400);
  expect((await sell(aSellOffer({ price: '0.001' }))).status).toBe(400);
  expect((await sell(aSellOffer({ hours: '' }))).status).toBe(200);
  for (const category of ['excavators', 'loaders', 'dozers', 'cranes', 'trucks', 'compactors'])
    for (const condition of ['new', 'excellent', 'good', 'fair', 'poor'])
      expect(calls.sellForm.safeParse(aSellOffer({ category, condition })).success).toBe(true);
  for (const brand of ['Caterpillar', 'Komatsu', 'Volvo', 'JCB', 'Liebherr', 'Hitachi'])
    expect([brand, calls.sellForm.safeParse(aSellOffer({ brand })).success]).toEqual([brand, true]);
  expect(calls.sellForm.parse(aSellOffer({ category: 'dozers' })).category).toBe('bulldozers');
});

it('[CA-044] [PU-025] thanks a visitor by email, keeps the draft hidden with up to twenty photos, and shows it to operators', async () => {
  const offer = aSellOffer();
  const { status, body } = await sell(offer, photos.slice(0, 20));
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      message: 'Your equipment has been submitted. We review it within 24 hours.',
      next: 'account',
      listingId: null,
    },
  });
  const [draft] = await draftOf(offer.contactEmail);
  expect(draft).toMatchObject({ account_id: null, listing_id: null, price_minor: '6400000', condition: 'good' });
  const kept = await filesOf(draft?.id ?? '');
  expect(kept).toHaveLength(20);
  expect(kept.every(({ attached_at }) => attached_at !== null)).toBe(true);

  const mail = await inbox.waitForEmail(offer.contactEmail);
  expect(mail.subject).toBe('We have received your equipment');
  expect(mail.text).toContain('within 24 hours');
  expect(mail.text).toContain('http://rigsouq.test/vendoronboarding?role=supplier');
  expect(mail.text).not.toContain('PC210');
  const arabic = aSellOffer({ language: 'ar' });
  await sell(arabic);
  expect((await inbox.waitForEmail(arabic.contactEmail)).text).toContain('http://rigsouq.test/ar/vendoronboarding');

  const operator = await anAccount(api.parts.db, { roles: [], operator: true });
  const { leads } = (await api.call(listLeads, {}, { token: await aSession(api, operator.email) })).body;
  expect(leads.find(({ subject }) => subject === offer.title)).toMatchObject({
    kind: 'sell',
    name: 'Salim Rashid',
    phone: '+971500000000',
    details: { brand: 'Komatsu', year: '2019', photos: '20' },
  });
});

it('[CA-024] [CA-044] refuses a twenty-first photo, another kind of file and an undecodable file, and stores nothing', async () => {
  const offer = aSellOffer();
  const many = await sell(offer, photos);
  expect([many.status, many.body.message]).toEqual([413, 'Maximum 20 photos allowed']);
  const pdf = new File(['%PDF-1.7\n%%EOF'], 'photo.jpg');
  expect((await sell(offer, [pdf])).body.code).toBe('upload.wrong_type');
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'photo.jpg');
  expect((await sell(offer, [large])).body.code).toBe('upload.too_large');
  const head = new Uint8Array(await (photos[0] as File).arrayBuffer()).slice(0, 100);
  expect((await sell(offer, [new File([head], 'photo.jpg')])).body.code).toBe('upload.unreadable');
  expect(await draftOf(offer.contactEmail)).toEqual([]);
});

it('thanks a robot and stores nothing, makes one draft of a double click, and limits an email to ten drafts', async () => {
  const robot = aSellOffer({ homepage: 'x' });
  expect((await sell(robot)).status).toBe(200);
  expect(await draftOf(robot.contactEmail)).toEqual([]);
  const offer = aSellOffer();
  await Promise.all([1, 2, 3].map(() => sell(offer)));
  expect(await draftOf(offer.contactEmail)).toHaveLength(1);
  for (let sent = 1; sent < 10; sent++) await sell(aSellOffer({ contactEmail: offer.contactEmail }));
  expect((await sell(aSellOffer({ contactEmail: offer.contactEmail }))).body.code).toBe('contact.flood');
});

it('[CA-044] gives the draft to the account that verifies the email, and publishes it once completed with ten photos', async () => {
  const email = anEmail();
  const offer = aSellOffer({ contactEmail: email.toUpperCase() });
  await sell(offer, photos.slice(0, 20));
  const account = await anAccount(api.parts.db, { roles: ['supplier'], email, verified: false });
  const token = await aSession(api, email);
  // An account that has not verified the email gets nothing.
  await inTransaction(api.parts.db, (tx) => claimDrafts(tx, account.accountId));
  expect(await listMine(token)).toEqual([]);

  await verify(account.userId, email);
  await expect
    .poll(() => listMine(token), { timeout: 10_000 })
    .toMatchObject([{ title: offer.title, status: 'pending', price: 64_000 }]);
  const [{ _id: id } = { _id: '' }] = await listMine(token);
  expect((await read(id)).status).toBe(404);
  expect((await read(id, (await aSupplier(api)).token)).status).toBe(404);
  const draft = (await read(id, token)).body;
  expect(draft.photoIds).toHaveLength(20);
  expect(await filesOf(account.accountId)).toHaveLength(20);

  const complete = (picked: readonly string[], over: Record<string, unknown> = {}) =>
    api.call(
      changeEquipment,
      { params: { id }, body: { ...aSellForm, title: offer.title, ...over, photos: picked }, files: {} },
      { token },
    );
  const all = draft.photoIds ?? [];
  expect((await complete(all)).status).toBe(400);
  expect((await complete(all.slice(0, 10), { condition: 'good' })).body.message).toBe('Invalid condition');
  const picked = [all[19], ...all.slice(0, 9)] as string[];
  expect((await complete(picked)).status).toBe(200);
  const shown = (await read(id)).body;
  expect(shown).toMatchObject({ status: 'active', condition: 'used-functional' });
  expect(shown.images).toHaveLength(10);
  expect((await read(id, token)).body.photoIds).toEqual(picked);
  expect(await filesOf(account.accountId)).toHaveLength(10);
});

it('gives a logged-in supplier the draft immediately, and asks them to accept one that a visitor sent with their email', async () => {
  const supplier = await aSupplier(api);
  const offer = aSellOffer();
  const { body } = await sell(offer, photos.slice(0, 2), supplier.token);
  expect(body.next).toBe('complete');
  expect(await listMine(supplier.token)).toMatchObject([{ _id: body.listingId, status: 'pending' }]);
  expect((await inbox.waitForEmail(offer.contactEmail)).text).toContain(`/equipment/${body.listingId}/edit`);

  // A visitor does not learn whether the email has an account.
  const sent = (title: string) => sell(aSellOffer({ contactEmail: supplier.email, title }), photos.slice(0, 2));
  for (const title of ['Komatsu PC210 of mine', 'Nothing of mine'])
    expect((await sent(title)).body).toMatchObject({ next: 'account', listingId: null });
  expect(await listMine(supplier.token)).toHaveLength(1);
  const mail = await inbox.waitForEmail(supplier.email);
  expect(mail.text).toContain('/dashboard?role=supplier&tab=listings');
  expect(mail.text).toContain('The sender was not logged in');

  const waiting = async (token: string) => (await api.call(calls.listSentDrafts, {}, { token })).body.drafts;
  const [other, ours] = await waiting(supplier.token);
  expect(ours).toMatchObject({ title: 'Komatsu PC210 of mine', photos: 2 });
  const params = (draft: typeof ours) => ({ params: { id: draft?._id ?? '' } });
  const stranger = await aSupplier(api);
  expect(await waiting(stranger.token)).toEqual([]);
  for (const call of [calls.acceptSentDraft, calls.declineSentDraft])
    expect((await api.call(call, params(ours), { token: stranger.token })).body.code).toBe('draft.unknown');
  // A new role or a verified email does not claim them either.
  await inTransaction(api.parts.db, (tx) => claimDrafts(tx, supplier.accountId));
  expect(await listMine(supplier.token)).toHaveLength(1);

  const both = await Promise.all(
    [1, 2].map(() => api.call(calls.acceptSentDraft, params(ours), { token: supplier.token })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await listMine(supplier.token)).toMatchObject([{ title: 'Komatsu PC210 of mine', status: 'pending' }, {}]);
  expect((await api.call(calls.declineSentDraft, params(other), { token: supplier.token })).status).toBe(200);
  expect(await waiting(supplier.token)).toEqual([]);
  expect((await draftOf(supplier.email)).map(({ title }) => title)).toEqual(['Komatsu PC210 of mine']);
});

it('[PE-028] keeps the draft of a buyer until the buyer adds the supplier role', async () => {
  const buyer = await anAccount(api.parts.db, { roles: ['buyer'] });
  const token = await aSession(api, buyer.email);
  const offer = aSellOffer();
  const { body } = await sell(offer, photos.slice(0, 1), token);
  expect(body).toMatchObject({ next: 'role', listingId: null });
  expect((await inbox.waitForEmail(offer.contactEmail)).text).toContain('/settings/company#roles');
  const role = {
    role: 'supplier',
    companyName: 'Rashid Trading',
    companyType: 'llc',
    businessLicense: 'CN-1',
    taxId: 'T-1',
    vendorType: 'dealer',
    description: 'We sell what we no longer need.',
    equipmentTypes: '["Excavators"]',
  };
  const added = await api.call(addRole, { body: role }, { token });
  expect(added.status).toBe(200);
  await expect
    .poll(() => listMine(token), { timeout: 10_000 })
    .toMatchObject([{ title: offer.title, status: 'pending' }]);
});

it('turns a draft into one listing, however often it is claimed', async () => {
  const email = anEmail();
  await sell(aSellOffer({ contactEmail: email }), photos.slice(0, 3));
  const account = await anAccount(api.parts.db, { roles: ['supplier'], email, verified: false });
  await api.parts.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', account.userId).execute();
  const claim = () => inTransaction(api.parts.db, (tx) => claimDrafts(tx, account.accountId));
  const claimed = await Promise.all([claim(), claim(), claim(), claim()]);
  expect(claimed.map(({ size }) => size).sort()).toEqual([0, 0, 0, 1]);
  expect(await claim()).toEqual(new Map());
  expect(await listMine(await aSession(api, email))).toHaveLength(1);

  // If the transaction is interrupted, nothing of it remains, and the next attempt does all of it.
  await sell(aSellOffer({ contactEmail: email }), photos.slice(0, 3));
  const next = anEmail();
  await sell(aSellOffer({ contactEmail: next }), photos.slice(0, 3));
  const other = await anAccount(api.parts.db, { roles: ['supplier'], email: next, verified: false });
  await api.parts.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', other.userId).execute();
  const broken = inTransaction(api.parts.db, async (tx) => {
    await claimDrafts(tx, other.accountId);
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await draftOf(next)).toMatchObject([{ listing_id: null, account_id: null }]);
  expect(await filesOf(other.accountId)).toEqual([]);
  await inTransaction(api.parts.db, (tx) => claimDrafts(tx, other.accountId));
  expect(await filesOf(other.accountId)).toHaveLength(3);
});

it('removes an unclaimed draft with its photos after thirty days, and keeps a claimed one (R74)', async () => {
  const offer = aSellOffer();
  await sell(offer, photos.slice(0, 2));
  const [{ id } = { id: '' }] = await draftOf(offer.contactEmail);
  const due = await api.parts.pool.query(
    `select round(extract(epoch from run_at - now()) / 86400) as days from graphile_worker.jobs
     where task_identifier = 'leads.drop_sell_draft' order by id desc limit 1`,
  );
  expect(Number(due.rows[0].days)).toBe(30);
  await runDropJob(id);
  await runDropJob(id);
  expect(await draftOf(offer.contactEmail)).toEqual([]);
  expect(await filesOf(id)).toEqual([]);

  const supplier = await aSupplier(api);
  const { body } = await sell(aSellOffer(), photos.slice(0, 2), supplier.token);
  const { id: claimed } = await api.parts.db
    .selectFrom('sell_drafts')
    .select('id')
    .where('listing_id', '=', body.listingId)
    .executeTakeFirstOrThrow();
  await runDropJob(claimed);
  expect((await read(body.listingId ?? '', supplier.token)).body.images).toHaveLength(2);
});
