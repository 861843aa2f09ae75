import { readdir } from 'node:fs/promises';
import { login } from '@rigsouq/contract/identity/calls';
import { linkMedia, removeMedia, uploadMedia } from '@rigsouq/contract/media/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { openObjectStore } from '../../../test/object-store.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { FILE_POLICY } from '../../platform/http/response-headers.ts';
import { startWorker } from '../../platform/jobs/jobs.ts';
import { anAccount } from '../identity/identity.factory.ts';
import { pdf, photo, photoWithMetadata } from './hostile-files.factory.ts';
import { attachMedia, presentSizes, releaseMedia } from './index.ts';
import { findMedia } from './media.store.ts';
import { createPrivateLink } from './private-link.ts';

let api: TestApi;
let owner: string;
let stranger: string;
let operator: string;
let actor: NonNullable<Awaited<ReturnType<TestApi['parts']['identity']['readSession']>>>;

async function signIn(options: Parameters<typeof anAccount>[1] = {}) {
  const { email, password } = await anAccount(api.parts.db, options);
  return (await api.call(login, { body: { email, password } })).body.token;
}

beforeAll(async () => {
  api = await testApi();
  [owner, stranger, operator] = await Promise.all([signIn(), signIn(), signIn({ operator: true })]);
  const found = await api.parts.identity.readSession(owner);
  if (!found) throw new Error('no session found');
  actor = found;
});
afterAll(() => api.stop());

const upload = (bytes: Buffer, name = 'photo.jpg', token = owner, body = {}) =>
  api.call(uploadMedia, { body, files: { file: [new File([new Uint8Array(bytes)], name)] } }, { token });
const fetchFile = (url: string, headers = {}) => api.app.inject({ url, headers });
const rowOf = async (id: string) => {
  const row = await findMedia(api.parts.db, id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
};
const stored = async () => {
  const folder = api.parts.config.storageUrl.slice('file:'.length);
  return (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name));
};

/** Runs the worker until `done` returns true. */
async function runWorkerUntil(done: () => Promise<boolean>) {
  const worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 100 });
  try {
    await expect.poll(done, { timeout: 10_000 }).toBe(true);
  } finally {
    await worker.stop();
  }
}

describe('a photograph', () => {
  it('is encoded again upright and without camera metadata, and may be cached for ever', async () => {
    const { status, body } = await upload(await photoWithMetadata());
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'image', sizes: { full: body.url, card: body.url, thumb: body.url } });
    const answer = await fetchFile(body.url ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': FILE_POLICY,
      'content-length': String(answer.rawPayload.length),
    });
    const about = await sharp(answer.rawPayload).metadata();
    expect(about).toMatchObject({ format: 'webp', width: 200, height: 400 });
    expect([about.exif, about.icc, about.xmp, about.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(answer.rawPayload.toString('latin1')).not.toMatch(/SECRET-CAMERA|GPS|script/);

    const again = await fetchFile(body.url ?? '', { 'if-none-match': answer.headers.etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('is at most 1920 pixels wide, and gets its small sizes from the worker', async () => {
    const { body } = await upload(await photo(2400, 1200));
    await runWorkerUntil(async () => (await rowOf(body._id)).sizes.length === 3);
    const media = await rowOf(body._id);
    expect(media).toMatchObject({ width: '1920', height: '960', sizes: ['full', 'card', 'thumb'], attached_at: null });
    const sides = { full: 1920, card: 640, thumb: 160 };
    for (const [size, url] of Object.entries(presentSizes(media) ?? {})) {
      const { rawPayload } = await fetchFile(url);
      expect((await sharp(rawPayload).metadata()).width).toBe(sides[size as keyof typeof sides]);
    }
  });

  it('has no public URL if it is private', async () => {
    const { body } = await upload(await photo(), 'licence.jpg', owner, { visibility: 'private' });
    expect(body).toMatchObject({ kind: 'image', url: null, sizes: null });
    const { body: link } = await api.call(linkMedia, { params: { id: body._id } }, { token: owner });
    expect((await fetchFile(link.url)).headers).toMatchObject({ 'content-type': 'image/webp' });
  });
});

describe('a document', () => {
  it('is private, and is served only as a download under a safe name', async () => {
    const { body } = await upload(pdf, '../../etc/\u202Efdp.exe "رخصة".pdf');
    expect(body).toMatchObject({ kind: 'document', url: null, sizes: null });
    const link = await api.call(linkMedia, { params: { id: body._id } }, { token: owner });
    const answer = await fetchFile(link.body.url);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="fdp.exe ____.pdf"; filename*=UTF-8''${encodeURIComponent('fdp.exe رخصة.pdf')}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': FILE_POLICY,
      'cache-control': 'private, no-store',
    });
  });

  it('is shown in the browser, with the same policy, by a link that was created for that', async () => {
    const secret = api.parts.config.authSecret;
    const safe = { 'x-content-type-options': 'nosniff', 'content-security-policy': FILE_POLICY };
    const picture = await upload(await photo(), 'licence.jpg', owner, { visibility: 'private' });
    for (const [{ body }, type] of [
      [await upload(pdf, 'licence.pdf'), 'application/pdf'],
      [picture, 'image/webp'],
    ] as const) {
      const { url: shown } = createPrivateLink(secret, body._id, { inline: true });
      const { headers } = await fetchFile(shown);
      expect(headers).toMatchObject({ ...safe, 'content-type': type });
      expect(headers['content-disposition']).toMatch(/^inline; filename="licence\.(pdf|webp)"/);
      // A link to save the file cannot be turned into one that shows it, nor the reverse.
      const { url } = (await api.call(linkMedia, { params: { id: body._id } }, { token: owner })).body;
      for (const changed of [`${url}&inline=1`, shown.replace('&inline=1', '')])
        expect((await fetchFile(changed)).statusCode).toBe(404);
    }
  });

  it('opens for its account, and does not exist for other accounts and operators', async () => {
    const { _id: id } = (await upload(pdf, 'licence.pdf')).body;
    for (const token of [stranger, operator]) {
      const tried = await api.call(linkMedia, { params: { id } }, { token });
      const unknown = await api.call(linkMedia, { params: { id: id.replace(/.$/, 'f') } }, { token });
      expect([tried.status, tried.body]).toEqual([404, unknown.body]);
    }
    expect((await fetchFile(`/uploads/private/${id}`)).statusCode).toBe(404);
  });

  it('does not open with a link that was changed, made for another file, or has expired', async () => {
    const [one, two] = [(await upload(pdf, 'one.pdf')).body._id, (await upload(pdf, 'two.pdf')).body._id];
    const { url } = (await api.call(linkMedia, { params: { id: one } }, { token: owner })).body;
    const later = url.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 60}`);
    const changed = [
      later,
      url.replace(one, two),
      `${url}x`,
      url.slice(0, -1),
      url.replace(/&.*/, ''),
      `${url}&expires=1`,
    ];
    for (const tampered of changed) expect([tampered, (await fetchFile(tampered)).statusCode]).toEqual([tampered, 404]);

    const { createMediaLink: makeLink } = await import('./private-link.ts');
    const secret = api.parts.config.authSecret;
    const old = await makeLink({ db: api.parts.db, secret, now: () => Date.now() - 5 * 60_000 }, actor, one);
    expect((await fetchFile(old.url)).json()).toMatchObject({ code: 'media.link_ended' });
    expect((await fetchFile(url)).statusCode).toBe(200);
  });
});

describe('an unattached file', () => {
  it('is deleted by its owner with everything made from it, and never by another account', async () => {
    const { _id: id, url } = (await upload(await photo())).body;
    await runWorkerUntil(async () => (await rowOf(id)).sizes.length === 3);
    expect((await api.call(removeMedia, { params: { id } }, { token: stranger })).status).toBe(404);
    expect((await api.call(removeMedia, { params: { id } }, { token: operator })).status).toBe(404);
    const name = url?.split('/').at(-1)?.slice(0, -'.webp'.length) ?? '';
    expect((await stored()).filter((file) => file.includes(name))).toHaveLength(3);
    expect((await api.call(removeMedia, { params: { id } }, { token: owner })).status).toBe(200);
    await runWorkerUntil(async () => !(await stored()).some((file) => file.includes(name)));
    expect((await fetchFile(url ?? '')).json()).toMatchObject({ code: 'media.unknown' });
  });

  it('is removed after a day, unless it was attached', async () => {
    const [kept, left] = [(await upload(await photo())).body._id, (await upload(await photo())).body._id];
    const wanted = { kind: 'image', visibility: 'public' } as const;
    await inTransaction(api.parts.db, (tx) => attachMedia(tx, actor, [kept], wanted));
    const due = await api.parts.pool.query<{ hours: string }>(
      `select extract(epoch from run_at - now()) / 3600 as hours from graphile_worker.jobs
       where task_identifier = 'media.sweep' order by id desc limit 1`,
    );
    expect(Number(due.rows[0]?.hours)).toBeCloseTo(24, 1);
    await api.parts.pool.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
       where task_identifier = 'media.sweep'`,
    );
    const ids = async () => (await api.parts.db.selectFrom('media').select('id').execute()).map(({ id }) => id);
    await runWorkerUntil(async () => !(await ids()).includes(left));
    expect(await ids()).toContain(kept);

    const refused = await api.call(removeMedia, { params: { id: kept } }, { token: owner });
    expect([refused.status, refused.body.code]).toEqual([409, 'media.in_use']);
    await inTransaction(api.parts.db, (tx) => releaseMedia(tx, actor.account.id, [kept]));
    expect(await ids()).not.toContain(kept);
  });

  it('is attached only by its own account, in the requested order', async () => {
    const ids = [(await upload(await photo())).body._id, (await upload(await photo())).body._id];
    const foreign = (await upload(await photo(), 'x.jpg', stranger)).body._id;
    const document = (await upload(pdf)).body._id;
    const attach = (list: string[]) =>
      inTransaction(api.parts.db, (tx) => attachMedia(tx, actor, list, { kind: 'image', visibility: 'public' }));
    await expect(attach([...ids, foreign])).rejects.toMatchObject({ code: 'media.unknown' });
    await expect(attach([document])).rejects.toMatchObject({ code: 'media.unknown' });
    expect((await attach(ids.toReversed())).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await attach([])).toEqual([]);
  });
});

it('answers an unknown file with JSON', async () => {
  const hash = '0'.repeat(40);
  for (const url of [
    `/uploads/${hash}-${'0'.repeat(12)}.webp`,
    '/uploads/x',
    '/uploads/..%2fprivate%2fx.pdf',
    '/uploads/a/b',
  ]) {
    const answer = await fetchFile(url);
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'media.unknown']);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

it('serves files from a bucket in the same way', async () => {
  const store = await openObjectStore();
  const away = await testApi({ STORAGE_URL: store.url });
  try {
    const { email, password } = await anAccount(away.parts.db);
    const { token } = (await away.call(login, { body: { email, password } })).body;
    const send = (bytes: Buffer) =>
      away.call(uploadMedia, { files: { file: [new File([new Uint8Array(bytes)], 'a')] } }, { token });
    const { url } = (await send(await photo())).body;
    const shown = await away.app.inject(url ?? '');
    expect([shown.statusCode, (await sharp(shown.rawPayload).metadata()).format]).toEqual([200, 'webp']);
    const { _id: id } = (await send(pdf)).body;
    const link = (await away.call(linkMedia, { params: { id } }, { token })).body.url;
    expect((await away.app.inject(link)).rawPayload.equals(pdf)).toBe(true);
    expect((await away.app.inject((url ?? '').replace('.webp', '-card.webp'))).statusCode).toBe(404);
  } finally {
    await away.stop();
    await store.close();
  }
});

it('describes the upload of a file in the API documentation', async () => {
  const { paths } = (await fetchFile('/api/docs/json')).json();
  const content = paths['/api/media'].post.requestBody.content;
  expect(content['multipart/form-data'].schema).toMatchObject({
    properties: { file: { type: 'string', format: 'binary' }, visibility: { enum: ['public', 'private'] } },
    required: ['file'],
  });
});
