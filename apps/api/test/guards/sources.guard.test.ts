// Checks what the source of the product never does, or does only in the files that are named here. Each list was reviewed; another file
// fails here until it is reviewed and added.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const notProduct = /node_modules|\/build\/|\.react-router|\.test\.|\.factory\.|\/test\/|\/demo\/|\.config\./;
const sources = globSync('{apps,packages}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !notProduct.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) }));

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

/** Returns the files whose code matches, sorted. */
function filesWith(pattern: RegExp): string[] {
  return sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).sort();
}

it('reads the sources of the product', () => {
  expect(sources.length).toBeGreaterThan(1_000);
});

it('turns no text into code', () => {
  expect(filesWith(/\beval\(|new Function\(|from 'node:vm'|setTimeout\(['"`]|javascript:/)).toEqual([]);
});

it('writes HTML only through React, except for an empty text and two scripts that hold no raw user input', () => {
  expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write/)).toEqual([
    'apps/web/app/lib/lazy/lazy-section.tsx',
    'apps/web/app/shell/session-mark.tsx',
    'apps/web/app/ui/page/json-ld.tsx',
  ]);
});

it('starts programs only in these files, and never through a shell', () => {
  expect(filesWith(/node:child_process/)).toEqual([
    'apps/api/db/database.ts',
    'apps/api/src/modules/media/drawing.ts',
    'apps/server/src/dev.ts',
  ]);
  expect(
    filesWith(/\bexecSync\(|\bexec\(['"`]|import \{[^}]*\bexec\b[^}]*\} from 'node:child_process'|shell: true/),
  ).toEqual([]);
});

it('binds every value in SQL, except numbers', () => {
  expect(filesWith(/sql\.raw\(/)).toEqual([]);
  expect(filesWith(/sql\.lit\(/)).toEqual([
    'apps/api/src/modules/auctions/watch-list/watch-list.queries.ts',
    'apps/api/src/modules/catalogue/search/search-cards.ts',
    'apps/api/src/modules/privacy/write-export.ts',
    'apps/api/src/modules/supplier-lists/remind-buyers.ts',
    'apps/api/src/modules/trust/remind-licences.ts',
  ]);
  expect(filesWith(/\b(pool|client)\.query(<\w+>)?\(/)).toEqual([
    'apps/api/db/database.ts',
    'apps/api/src/modules/identity/sessions/read-session.ts',
    'apps/api/src/platform/database/db.ts',
    'apps/api/src/platform/database/silent-connections.ts',
    'apps/api/src/platform/jobs/worker-presence.ts',
    'apps/api/src/platform/monitoring/health.ts',
  ]);
});

it('opens connections from the server only in these files', () => {
  const opens =
    /\bfetch\(|new Redis\(|new pg\.(Pool|Client)\(|createTransport\(|new S3Driver\(|new OTLPTraceExporter\(|\bhttps?\.(get|request)\(|net\.connect\(|createConnection\(/;
  expect(filesWith(opens).filter((file) => !file.startsWith('apps/web/app/features/'))).toEqual([
    'apps/api/db/database.ts',
    'apps/api/src/platform/database/db.ts',
    'apps/api/src/platform/database/silent-connections.ts',
    'apps/api/src/platform/mail.ts',
    'apps/api/src/platform/monitoring/trace.ts',
    'apps/api/src/platform/redis.ts',
    'apps/api/src/platform/storage.ts',
    'apps/web/app/lib/api/api.ts',
    'apps/web/app/lib/api/page-loader.ts',
  ]);
});

it('keeps certificate checks on everywhere', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|sslmode=(disable|no-verify)/)).toEqual([]);
});

it('uses no weak hash, no cipher of its own, and Math.random only in these files', () => {
  expect(filesWith(/create(Hash|Hmac)\(['"](md4|md5|sha1|ripemd160)['"]/i)).toEqual([]);
  expect(filesWith(/createCipher|createDecipher|createSign\(|generateKeyPair/)).toEqual([]);
  // These files vary the time before a retry, or choose which traces are recorded. Neither has to be unpredictable.
  expect(filesWith(/Math\.random/)).toEqual([
    'apps/api/db/database.ts',
    'apps/api/src/platform/monitoring/trace.ts',
    'apps/web/app/features/auctions/lot/use-lot-stream.ts',
    'apps/web/app/lib/api/live.ts',
  ]);
});

it('uses browser storage only in these files, sets no cookie and accepts no message from other windows', () => {
  expect(filesWith(/localStorage|sessionStorage|indexedDB/)).toEqual([
    'apps/web/app/features/catalogue/listings/listing-draft.ts',
    'apps/web/app/features/companies/onboarding/draft.ts',
    'apps/web/app/features/rentals/book/book-values.ts',
    'apps/web/app/lib/api/session.ts',
    'apps/web/app/lib/device-store.ts',
    'apps/web/app/shell/session-mark.tsx',
  ]);
  expect(filesWith(/document\.cookie|setCookie\(|['"]set-cookie['"]|@fastify\/cookie/i)).toEqual([]);
  expect(filesWith(/addEventListener\(['"]message['"]|window\.onmessage|new WebSocket\(|JSONP/)).toEqual([]);
  // The service worker stores the two pages that are shown without a connection, and nothing else (offline.spec).
  expect(filesWith(/navigator\.serviceWorker/)).toEqual(['apps/web/app/entry.client.tsx']);
});

it('redirects only to pages of its own', () => {
  const redirects = sources.flatMap(({ text }) => [...text.matchAll(/(?<![\w.])redirect\((.*)/g)].map(([, to]) => to));
  expect(redirects.length).toBeGreaterThan(3);
  expect(redirects.filter((to) => !to?.startsWith('localPath('))).toEqual([]);
  expect(filesWith(/reply\.redirect|['"]location['"]:/)).toEqual([]);
});

it('creates loggers and file streams only in these files', () => {
  expect(filesWith(/\bpino\(|createWriteStream\(/)).toEqual([
    'apps/api/src/modules/privacy/write-export.ts',
    'apps/api/src/platform/http/upload.ts',
    'apps/api/src/platform/monitoring/log.ts',
  ]);
});
