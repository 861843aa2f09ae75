// Starts a whole server on a copy of a database and collects everything that a user can fetch from it, as text that can be compared with that of
// another copy.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { namedFiles } from '@rigsouq/contract/calls';
import { accountStream, auctionStream } from '@rigsouq/contract/files';
import { liveTicket } from '@rigsouq/contract/platform/live';
import { copyDatabase, dropDatabase } from '../../api/db/database.ts';
import { jobHandlers } from '../../api/src/api.ts';
import { createApp } from '../../api/src/platform/http/app.ts';
import { startWorker } from '../../api/src/platform/jobs/jobs.ts';
import { createMetrics } from '../../api/src/platform/monitoring/metrics.ts';
import { randomAddress, type TestApi, testApi } from '../../api/test/harness.ts';
import { type Inbox, openInbox } from '../../api/test/inbox.ts';
import { testDatabaseUrl } from '../../api/test/test-database-url.ts';
import { registerWebRole } from '../../web/server/web-role.ts';

export type Outsider = { readonly name: string; readonly token?: string; readonly email?: string };
/** The fetched texts by their name. */
export type VisibleTexts = Map<string, string>;
export type World = { api: TestApi; origin: string; visible: VisibleTexts };

const BUILT = fileURLToPath(new URL('../../web/build/server/index.js', import.meta.url));
/** Milliseconds. It is long enough for a stream to deliver the messages of a change. */
const STREAM_MS = 700;

/** Performs `act` and returns everything that these outsiders can fetch afterwards, and what their streams received meanwhile. */
export async function collectVisibleTexts(
  template: string,
  outsiders: readonly Outsider[],
  { act, ids, pages }: { act: (world: World) => Promise<void>; ids: readonly string[]; pages: readonly string[] },
): Promise<VisibleTexts> {
  const url = testDatabaseUrl(`rigsouq_world_${randomBytes(6).toString('hex')}`);
  await copyDatabase(template, url);
  const inbox = await openInbox();
  const startedAt = Date.now();
  const api = await testApi({ DATABASE_URL: url, SMTP_URL: inbox.url });
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { pool, log } = api.parts;
  const worker = await startWorker(pool, jobHandlers(api.parts), log, { pollMs: 100 });
  const world: World = { api, origin, visible: new Map() };
  try {
    const streams = await openStreams(world, outsiders, ids);
    await act(world);
    await untilJobsDone(world);
    await sleep(STREAM_MS);
    for (const { name, isOwn, received, end } of streams) {
      end.abort();
      const messages = received.join('').split('\n\n');
      // The messages to an account come from jobs that run at the same time, so their order is chance.
      world.visible.set(name, (isOwn ? messages.sort() : messages).join('\n\n'));
    }
    for (const outsider of outsiders) await fetchAll(world, outsider, ids);
    if (existsSync(BUILT)) await fetchPages(world, pages);
    keepEmails(world, inbox, outsiders);
    return new Map([...world.visible].map(([name, text]) => [name, maskNewTimes(text, startedAt)]));
  } finally {
    await worker.stop();
    await api.stop();
    inbox.close();
    await dropDatabase(url);
  }
}

async function untilJobsDone({ api }: World): Promise<void> {
  for (;;) {
    const { rows } = await api.parts.pool.query<{ due: string }>(
      'select count(*) as due from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
    );
    if (rows[0]?.due === '0') return;
    await sleep(50);
  }
}

type Stream = { name: string; isOwn: boolean; received: string[]; end: AbortController };

async function openStreams(world: World, outsiders: readonly Outsider[], ids: readonly string[]): Promise<Stream[]> {
  const addresses = ids.map((id) => [`stream of ${id}`, auctionStream.path.replace(':id', id), false] as const);
  const own = outsiders
    .filter(({ token }) => token)
    .map(async ({ name, token }) => {
      const { ticket } = (await world.api.call(liveTicket, {}, { token })).body;
      return [`stream of ${name}`, `${accountStream.path}?ticket=${ticket}`, true] as const;
    });
  const streams = [];
  for (const [name, path, isOwn] of [...addresses, ...(await Promise.all(own))]) {
    const end = new AbortController();
    const received: string[] = [];
    const { body, status } = await fetch(new URL(path, world.origin), { signal: end.signal });
    received.push(`${status}\n`);
    void (async () => {
      const text = new TextDecoder();
      for await (const piece of body ?? []) received.push(text.decode(piece, { stream: true }));
    })().catch(() => undefined);
    streams.push({ name, isOwn, received, end });
  }
  return streams;
}

/** A user's own sessions with the time of their last use, the state of the server, and calls that are open to operators only. */
const ignoredPaths = ['/api/auth/sessions', '/api/health', '/api/admin'];

/** Fetches every call that reads: lists as they are, calls with an id for each of these ids, and the files beside the calls. */
async function fetchAll(world: World, outsider: Outsider, ids: readonly string[]): Promise<void> {
  const reads = world.api.served.endpoints.filter(({ method }) => method === 'GET').map(({ path }) => `/api${path}`);
  const files = namedFiles.filter(({ declared }) => !declared.event).map(({ declared }) => declared.path);
  const paths = [...reads, ...files, '/sitemap.xml', '/robots.txt'].filter(
    (path) => !ignoredPaths.some((start) => path.startsWith(start)),
  );
  for (const path of paths)
    for (const address of path.includes(':') ? ids.map((id) => path.replaceAll(/:\w+/g, id)) : [path])
      await fetchOne(world, outsider, address);
  for (const [, name] of world.visible.get(`${outsider.name} /sitemap.xml`)?.matchAll(/\/sitemaps\/([\w.-]+)/g) ?? [])
    await fetchOne(world, outsider, `/sitemaps/${name}`);
}

async function fetchOne(world: World, { name, token }: Outsider, path: string): Promise<void> {
  // Each request has its own address, so that it reaches no rate limit.
  const headers = { 'x-forwarded-for': randomAddress(), ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(new URL(path, world.origin), { headers });
  world.visible.set(`${name} ${path}`, await textOf(answer));
}

/** Fetches pages as a visitor, because pages are rendered for no other user. */
async function fetchPages(world: World, pages: readonly string[]): Promise<void> {
  const { log, config } = world.api.parts;
  const app = createApp({ log, metrics: createMetrics(), trustProxy: config.trustProxy });
  await registerWebRole(app, {
    development: false,
    publicUrl: config.publicUrl,
    apiUrl: world.origin,
    support: config.support,
    renderRate: 1_000,
  });
  for (const path of pages.flatMap((page) => [page, `/ar${page}`])) {
    const { statusCode, headers, body } = await app.inject({ url: path });
    const nonce = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
    world.visible.set(`page ${path}`, `${statusCode} ${JSON.stringify(headers)}\n${body}`.replaceAll(nonce, '<nonce>'));
  }
  await app.close();
}

function keepEmails(world: World, { emails }: Inbox, outsiders: readonly Outsider[]): void {
  for (const { name, email } of outsiders)
    if (email) {
      const ownEmails = emails.filter(({ to }) => JSON.stringify(to).includes(email));
      world.visible.set(`emails to ${name}`, ownEmails.map(({ subject, text }) => `${subject}\n${text}`).join('\n'));
    }
}

/** Returns the status, the headers and the body of an answer. */
async function textOf(answer: Response): Promise<string> {
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`);
  return [answer.status, ...headers, await answer.text()].join('\n');
}

/**
 * Replaces all times since the world started by one time, and all ids created since then by one id. Older values stay as they are, so that a time
 * that depends on a secret is found.
 */
function maskNewTimes(text: string, startedAt: number): string {
  // Some times are written in whole seconds.
  const first = Math.floor(startedAt / 1_000) * 1_000;
  const isNew = (time: number) => time >= first && time <= Date.now() + 1_000;
  return (
    text
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, (time) => (isNew(Date.parse(time)) ? '<now>' : time))
      .replaceAll(/\b(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/g, (time, y, m, d, h, min, s) =>
        isNew(Date.UTC(y, m - 1, d, h, min, s)) ? '<now>' : time,
      )
      .replaceAll(/\b1[789]\d{11}\b/g, (time) => (isNew(Number(time)) ? '<now>' : time))
      .replaceAll(/\b[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}\b/g, (id) =>
        isNew(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)) ? '<new id>' : id,
      )
      .replaceAll(/\d+([hm] \d+[ms]| [سد] \d+ [دث])/g, '<left>')
      .replaceAll(/(<time dateTime="<now>"[^>]*>)[^<]*/g, '$1')
      // This is the salted hash of a line that the outsider wrote.
      .replaceAll(/("at":"<now>","total":\d+,"hash":)"[\da-f]{64}"/g, '$1')
      .replaceAll(/^(date|x-request-id|content-length): .*$/gim, '')
      .replaceAll(/"(date|x-request-id|content-length)":("[^"]*"|\d+),?/gi, '')
      .replaceAll(/expires=\d{10}&(amp;)?signature=[\w-]+/g, '<signed>')
  );
}
