import { uploadMedia } from '@rigsouq/contract/media/calls';
import * as calls from '@rigsouq/contract/messages/calls';
import { readNotifications } from '@rigsouq/contract/notifications/calls';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { aListing, aPhoto, aSupplier } from '../catalogue/catalogue.factory.ts';
import { aMember, anAccount, aSession } from '../identity/identity.factory.ts';

let api: TestApi;
let worker: Worker;
let supplier: Awaited<ReturnType<typeof aSupplier>>;
let buyer: Awaited<ReturnType<typeof aSupplier>>;
beforeAll(async () => {
  api = await testApi();
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  supplier = await aSupplier(api);
  const account = await anAccount(api.parts.db, { roles: ['buyer'] });
  buyer = { ...account, token: await aSession(api, account.email) };
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

type Member = { accountId: string; token: string };
const send = (from: Member, to: { accountId: string }, equipmentId: string, content: string, more = {}) =>
  api.call(
    calls.sendMessage,
    { body: { equipmentId, recipientId: to.accountId, content, ...more } },
    { token: from.token },
  );
const conversations = async ({ token }: Member) => (await api.call(calls.userConversations, {}, { token })).body;
const thread = async ({ token }: Member, equipmentId: string, query = {}) =>
  (await api.call(calls.readThread, { params: { equipmentId }, query }, { token })).body;
const read = ({ token }: Member, equipmentId: string, upTo: number) =>
  api.call(calls.markThreadRead, { params: { equipmentId }, body: { upTo } }, { token });

describe('a conversation', () => {
  it('[DE-008] [DE-009] [DA-041] exists once per machine and pair of accounts, and both accounts list it', async () => {
    const equipmentId = await aListing(api, supplier.token, { title: 'Wheel loader 950' });
    const sent = await send(buyer, supplier, equipmentId, '  Is it still there?  ');
    expect(sent.body.message).toBe('Message sent successfully!');
    await send(supplier, buyer, equipmentId, 'Yes, come and see it.');
    const [theirs, ...others] = await conversations(supplier);
    expect(others).toEqual([]);
    expect(theirs).toMatchObject({
      equipment: { _id: equipmentId },
      equipmentTitle: 'Wheel loader 950',
      otherId: buyer.accountId,
      otherUserName: 'Test Contact',
      otherUserCompany: 'Test Company',
      lastMessage: 'Yes, come and see it.',
      createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
      isRead: true,
    });
    expect((await conversations(buyer))[0]).toMatchObject({ isRead: false, unread: 1, otherId: supplier.accountId });
    const { messages, other } = await thread(buyer, equipmentId);
    expect(messages.map(({ content, mine, number }) => [content, mine, number])).toEqual([
      ['Is it still there?', true, 1],
      ['Yes, come and see it.', false, 2],
    ]);
    expect(other._id).toBe(supplier.accountId);
    await expect
      .poll(async () => (await api.call(readNotifications, {}, { token: supplier.token })).body.items[0])
      .toMatchObject({ what: 'message.received', subjectId: equipmentId, words: { with: buyer.accountId } });
  });

  it('[DE-003] [DE-004] starts only with the supplier of the machine, from another account, with a text', async () => {
    const equipmentId = await aListing(api, supplier.token);
    const other = await aSupplier(api);
    expect((await send(buyer, other, equipmentId, 'Hello')).body).toMatchObject({
      code: 'message.recipient',
      message: 'Supplier information is missing. Unable to send message.',
    });
    expect((await send(supplier, buyer, equipmentId, 'Do you want it?')).body.code).toBe('message.recipient');
    expect((await send(supplier, supplier, equipmentId, 'Hello me')).body.code).toBe('message.recipient');
    expect((await send(buyer, supplier, equipmentId, ' \n ')).body.errors?.[0]?.message).toBe(
      'Please enter a message before sending.',
    );
    expect((await api.call(calls.sendMessage, { body: {} })).status).toBe(401);
    expect(await conversations(other)).toEqual([]);
  });

  it('is unknown to other accounts, and is separate for each buyer of a machine', async () => {
    const equipmentId = await aListing(api, supplier.token);
    const second = await aSupplier(api);
    await send(buyer, supplier, equipmentId, 'From the first');
    await send(second, supplier, equipmentId, 'From the second');
    const stranger = await aSupplier(api);
    // Another account could start its own conversation, but sees nothing of these.
    expect((await thread(stranger, equipmentId)).messages).toEqual([]);
    expect((await read(stranger, equipmentId, 1)).body.code).toBe('message.thread');
    const asStranger = await thread(stranger, equipmentId, { with: buyer.accountId });
    expect(asStranger).toMatchObject({ code: 'message.thread' });
    for (const [sender, text] of [
      [buyer, 'From the first'],
      [second, 'From the second'],
    ] as const)
      expect((await thread(supplier, equipmentId, { with: sender.accountId })).messages[0]?.content).toBe(text);
    expect((await thread(second, equipmentId, { with: buyer.accountId })).messages).toBeUndefined();
  });
});

describe('a conversation without messages', () => {
  it('[DE-037] is readable by accounts that may start it while the machine is on offer', async () => {
    const equipmentId = await aListing(api, supplier.token, { title: 'Roller 12 t' });
    expect(await thread(buyer, equipmentId)).toMatchObject({
      equipment: { _id: equipmentId, title: 'Roller 12 t', image: expect.stringMatching(/^\/uploads\//), open: true },
      other: { _id: supplier.accountId, companyName: 'Test Company', verified: false },
      messages: [],
      more: false,
      can: { write: true },
    });
    const other = await aSupplier(api);
    for (const answer of [
      await thread(supplier, equipmentId),
      await thread(buyer, equipmentId, { with: other.accountId }),
      await thread(buyer, '018f0000-0000-7000-8000-000000000000'),
    ])
      expect(answer).toMatchObject({ code: 'message.thread' });
    expect(await conversations(other)).toEqual([]);
  });

  it('refuses a first message off the market, and keeps a started conversation open until the listing is taken down', async () => {
    const equipmentId = await aListing(api, supplier.token);
    await send(buyer, supplier, equipmentId, 'Is it still there?');
    const late = await aSupplier(api);
    const setStatus = (status: string) =>
      api.parts.db.updateTable('listings').set({ status }).where('id', '=', equipmentId).execute();
    await setStatus('ended');
    expect(await thread(late, equipmentId)).toMatchObject({ code: 'message.thread' });
    expect((await send(late, supplier, equipmentId, 'Too late?')).body.code).toBe('listing.state');
    expect(await thread(buyer, equipmentId)).toMatchObject({ equipment: { open: false }, can: { write: true } });
    expect((await send(supplier, buyer, equipmentId, 'It is gone.')).status).toBe(200);
    await setStatus('rejected');
    expect(await thread(buyer, equipmentId)).toMatchObject({ equipment: { open: false }, can: { write: false } });
    expect((await send(buyer, supplier, equipmentId, 'Why?')).body.code).toBe('listing.unknown');
  });

  it('stores a message once when it is sent again with the same idempotency key', async () => {
    const equipmentId = await aListing(api, supplier.token);
    const body = { equipmentId, recipientId: supplier.accountId, content: 'Once, please.\u0000' };
    const again = () =>
      api.call(calls.sendMessage, { body }, { token: buyer.token, headers: { 'idempotency-key': 'first-message' } });
    const [one, two] = [await again(), await again()];
    expect([one.status, two.body._id]).toEqual([200, one.body._id]);
    expect((await thread(buyer, equipmentId)).messages.map(({ content }) => content)).toEqual(['Once, please.']);
  });
});

describe('the unread messages', () => {
  it('has the same count for every member and keeps messages after the last read one', async () => {
    const equipmentId = await aListing(api, supplier.token);
    const agent = await aMember(api.parts.db, supplier.accountId, 'agent');
    const colleague = { accountId: supplier.accountId, token: await aSession(api, agent.email) };
    for (const text of ['One', 'Two', 'Three']) await send(buyer, supplier, equipmentId, text);
    const unread = async (member: Member) => (await thread(member, equipmentId)).unread;
    expect([await unread(supplier), await unread(colleague), await unread(buyer)]).toEqual([3, 3, 0]);
    await read(colleague, equipmentId, 2);
    expect([await unread(supplier), await unread(colleague)]).toEqual([1, 1]);
    expect((await thread(buyer, equipmentId)).readByOther).toBe(2);
    await read(supplier, equipmentId, 1);
    expect(await unread(supplier)).toBe(1);
    await read(supplier, equipmentId, 99);
    expect(await unread(supplier)).toBe(0);
    await send(buyer, supplier, equipmentId, 'Four');
    expect(await unread(supplier)).toBe(1);
  });

  it('counts correctly when both sides write and read concurrently', async () => {
    const equipmentId = await aListing(api, supplier.token);
    await send(buyer, supplier, equipmentId, 'First');
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => {
        if (n % 3 === 0) return send(buyer, supplier, equipmentId, `Buyer ${n}`);
        if (n % 3 === 1) return send(supplier, buyer, equipmentId, `Supplier ${n}`);
        return read(buyer, equipmentId, n);
      }),
    );
    const whole = await thread(buyer, equipmentId);
    expect(whole.messages.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
    const last = whole.messages.findLast(({ mine }) => mine)?.number ?? 0;
    const seen = await thread(supplier, equipmentId);
    const after = whole.messages.filter(({ mine, number }) => !mine && number > Math.max(last, seen.readByOther));
    expect(whole.unread).toBe(after.length);
  });

  it('returns older messages page by page', async () => {
    const [asker, owner] = [await aSupplier(api), await aSupplier(api)];
    const equipmentId = await aListing(api, owner.token);
    for (let n = 0; n < 55; n++)
      await (n % 2 ? send(owner, asker, equipmentId, `Number ${n}`) : send(asker, owner, equipmentId, `Number ${n}`));
    const newest = await thread(asker, equipmentId);
    expect([newest.messages.length, newest.more, newest.messages[0]?.number]).toEqual([50, true, 6]);
    const older = await thread(asker, equipmentId, { before: 6 });
    expect([older.messages.length, older.more]).toEqual([5, false]);
  });
});

describe('an attachment of a message', () => {
  it('opens only for the two sides of the conversation', async () => {
    const [buyer, supplier] = [await aSupplier(api), await aSupplier(api)];
    const equipmentId = await aListing(api, supplier.token);
    const upload = async (body: Record<string, string>) => {
      const files = { file: [await aPhoto()] };
      return (await api.call(uploadMedia, { body, files }, { token: buyer.token })).body._id;
    };
    const attachments = [await upload({}), await upload({ visibility: 'private' })];
    expect((await send(buyer, supplier, equipmentId, 'See here', { attachments })).status).toBe(200);
    const shown = (await thread(supplier, equipmentId)).messages[0]?.attachments ?? [];
    expect(shown.map(({ sizes }) => sizes !== null)).toEqual([true, false]);
    const link = (token: string) => api.call(calls.linkAttachment, { params: { id: attachments[1] ?? '' } }, { token });
    const { url } = (await link(supplier.token)).body;
    expect((await api.app.inject({ url })).statusCode).toBe(200);
    expect((await link((await aSupplier(api)).token)).body.code).toBe('media.unknown');
    const other = await aSupplier(api);
    expect((await send(other, supplier, equipmentId, 'Mine?', { attachments })).body.code).toBe('media.unknown');
  });
});
